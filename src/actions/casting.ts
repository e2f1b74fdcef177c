import {
  type Answer,
  answer,
  type Helper,
  isHelpingWay,
  type ObjectId,
  proposePayment,
  type Target,
} from '../rules';
import { announce, announcementOf } from '../store/announcing';
import { act, actBy, cancel, goTo, type Script } from '../store/moving';
import type { Position } from '../store/position';
import { type Announcement, dismiss, notify, type Store } from '../store/state';
import { draftSteps, here } from '../store/tree';
import type { App } from './app';

/** What is said of a spell or ability that was given up belongs together. */
const GIVEN_UP = 'given up';

/** Gives up what is being put together. Where something was chosen for it, it is said how to go on with that. */
export function giveUp(store: Store): void {
  const { work } = store.getState();
  const chosen = work !== null && draftSteps(work.tree).length > 1;
  if (!cancel(store) || work === null) return;
  dismiss(store, GIVEN_UP);
  if (!chosen) return;
  const { id, tree } = work;
  notify(store, {
    words: 'All is as it was before. What you chose is kept as a line of its own.',
    about: GIVEN_UP,
    action: {
      label: 'Go on with it',
      run: () => void (store.getState().work?.id === id && goTo(store, tree.cursor)),
    },
  });
}

/** A target as the announcement keeps it: the same words as the UI uses. */
export const keyOf = (target: Target): string =>
  'object' in target ? `o${target.object}` : `p${target.player}`;

const positionOf = (store: Store): Position | undefined => {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position;
};

/** Chooses a mode, or takes it back. Where only one may be chosen, another gives way. */
export function chooseMode(store: Store, mode: number, on: boolean): void {
  const question = positionOf(store)?.game.question;
  if (question?.kind !== 'chooseMode') return;
  const { modes } = announcementOf(store.getState());
  announce(store, { modes: toggled(modes, [mode], on, question.max) });
}

/** Chooses a way of paying instead of the mana cost; nothing: the mana cost. */
export const chooseAlternative = (store: Store, alternative: string | null): void =>
  announce(store, { alternative });

/** How often an additional cost is to be paid. */
export function payTimes(store: Store, cost: string, count: number): void {
  const { times } = announcementOf(store.getState());
  announce(store, { times: { ...times, [cost]: count } });
}

export const chooseX = (store: Store, x: number): void => announce(store, { x });

/** Chooses targets, or takes them back. */
export function chooseTargets(store: Store, some: readonly string[], on: boolean): void {
  const question = positionOf(store)?.game.question;
  if (question?.kind !== 'chooseTarget') return;
  const { targets } = announcementOf(store.getState());
  announce(store, { targets: toggled(targets, some, on, question.max) });
}

export function divideTo(store: Store, target: string, amount: number): void {
  const { amounts } = announcementOf(store.getState());
  announce(store, { amounts: { ...amounts, [target]: amount } });
}

/**
 * Takes a proposed source out of the proposal or puts it back; one that was not proposed is used at once. What
 * would be tapped or exiled in place of mana is only named, and nothing is done with it before all is paid.
 */
export function useSource(app: App, source: string, used: boolean): void {
  const { store } = app;
  const { without } = announcementOf(store.getState());
  const [object, ability] = sourceOf(source);
  if (isHelpingWay(ability)) nameHelper(store, source, used);
  else if (!used) announce(store, { without: [...without, source] });
  else if (without.includes(source)) {
    announce(store, { without: without.filter((other) => other !== source) });
  } else act(store, { kind: 'activate', object, ability });
}

/** What is named to help, as the core takes it. */
export const helpersOf = (sources: readonly string[]): readonly Helper[] =>
  sources.flatMap((source) => {
    const [object, way] = sourceOf(source);
    return isHelpingWay(way) ? [{ object, way }] : [];
  });

/** Names it, or takes it back. Where the cost has no room for all that is named, what was named first gives way. */
function nameHelper(store: Store, source: string, used: boolean): void {
  const game = positionOf(store)?.game;
  if (game === undefined) return;
  const { without, helping = [] } = announcementOf(store.getState());
  const others = helping.filter((other) => other !== source);
  if (!used) {
    announce(store, { helping: others, without: [...without, source] });
    return;
  }
  const left = without.filter((other) => other !== source);
  const fits = (named: readonly string[]) => proposePayment(game, left, helpersOf(named)) !== null;
  let named = [...others, source];
  if (fits(others)) while (named.length > 1 && !fits(named)) named = named.slice(1);
  announce(store, { helping: named, without: left });
}

/** A source of mana, by its object and the ability of it. */
export const sourceKey = (object: number, ability: string): string => `${object}:${ability}`;
/** The object and the ability of a source; the key of an ability may have colons of its own. */
export const sourceOf = (source: string): readonly [ObjectId, string] => {
  const at = source.indexOf(':');
  return [Number(source.slice(0, at)) as ObjectId, source.slice(at + 1)];
};

function toggled<T>(
  chosen: readonly T[],
  some: readonly T[],
  on: boolean,
  max: number,
): readonly T[] {
  const meant = new Set(some);
  const others = chosen.filter((other) => !meant.has(other));
  if (!on) return others;
  return [...others.slice(Math.max(0, others.length + some.length - max)), ...some];
}

/** Answers what the casting dialog asks with what is chosen in it. */
export function confirm(store: Store): void {
  const position = positionOf(store);
  if (position === undefined) return;
  const announcement = announcementOf(store.getState());
  if (position.game.question.kind === 'payMana') {
    actBy(store, paying(announcement));
    return;
  }
  const given = answerIn(position, announcement);
  if (given !== undefined) act(store, given);
}

/** The answer that the announcement makes to the question of the draft; nothing where it is none. */
export function answerIn({ game }: Position, announcement: Announcement): Answer | undefined {
  const { question } = game;
  switch (question.kind) {
    case 'castingOptions': {
      const [first] = question.alternatives;
      const usual = question.mustUseAlternative ? (first?.name ?? null) : null;
      return {
        kind: 'options',
        alternative: announcement.alternative ?? usual,
        additional: question.additional.flatMap(({ cost }) => {
          const times = announcement.times[cost] ?? 0;
          return times > 0 ? [{ cost, times }] : [];
        }),
      };
    }
    case 'chooseMode':
      return { kind: 'modes', modes: [...announcement.modes].sort((a, b) => a - b) };
    case 'chooseNumber':
      return { kind: 'number', number: announcement.x ?? question.min };
    case 'chooseTarget': {
      const targets = announcement.targets.flatMap((key) => {
        const target = question.options.find((option) => keyOf(option) === key);
        return target === undefined ? [] : [{ target }];
      });
      return { kind: 'targets', targets };
    }
    case 'divide':
      return {
        kind: 'amounts',
        amounts: question.options.map((to) => ({
          to,
          amount: announcement.amounts[keyOf(to)] ?? 1,
        })),
      };
    default:
      return undefined;
  }
}

/**
 * Pays: after naming what helps, from the pool where that is enough, else after using the sources that are
 * proposed, one by one.
 * Where it can't be paid, the core's refusal says why.
 */
function paying({ without, helping = [] }: Announcement): Script {
  let about: ObjectId | undefined;
  let paid = false;
  let choices: readonly Answer[] = [];
  return ({ game }, count) => {
    const { question } = game;
    const [choice, ...later] = choices;
    choices = later;
    if (choice !== undefined) return choice;
    if (paid || question.kind !== 'payMana') return undefined;
    if (count === 0) about = question.about;
    const named = helpersOf(helping)[count];
    if (named !== undefined) return { kind: 'activate', object: named.object, ability: named.way };
    const [next] =
      answer(game, { kind: 'pay' }).result === 'accepted' ? [] : proposed(game, without);
    if (next === undefined) {
      // A mana ability may have a cost of its own, which is paid first.
      paid = question.about === about;
      return { kind: 'pay' };
    }
    choices = next.choices;
    return { kind: 'activate', object: next.object, ability: next.ability };
  };
}

const proposed = (game: Position['game'], without: readonly string[]) =>
  proposal(game, without) ?? [];

/** The sources that are proposed for what is still to be paid, besides what was named to help. */
export function proposal(
  game: Position['game'],
  without: readonly string[],
  helping: readonly string[] = [],
) {
  return proposePayment(game, without, helpersOf(helping));
}
