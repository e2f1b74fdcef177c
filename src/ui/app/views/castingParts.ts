import { keyOf, proposal, sourceKey, sourceOf } from '../../../actions/casting';
import { capitalised, namesOf, numberWord } from '../../../explain';
import { type Game, manaWays, type ObjectId, type Question } from '../../../rules';
import type { Announcement } from '../../../store/state';
import type { CastingView, PaymentView } from '../../views';
import { choiceOf } from './choices';
import { helpsOf, usedWords } from './helping';
import { type Lacking, lackingIn } from './lacking';
import type { Drawn } from './marks';
import { modesAsked } from './modes';
import { poolOf } from './players';
import { ruleViews } from './rules';

/** What one question adds to the dialog. */
export interface Part {
  readonly view: Partial<CastingView>;
  readonly drawn: Drawn;
  /** The button of the question bar; nothing where the bar itself asks. */
  readonly confirm?: { readonly label: string; readonly note?: string };
  /** What is still to be chosen, or to be had, before it can be confirmed. */
  readonly missing?: string | undefined;
  /** Of that, the mana: what was announced is allowed all the same (601.2e). */
  readonly lacking?: string | undefined;
}

/** What the dialog asks now. */
export function partOf(game: Game, announcement: Announcement): Part {
  const { question } = game;
  switch (question.kind) {
    case 'castingOptions':
      return optionsPart(question, announcement);
    case 'chooseMode': {
      const { min, max } = question;
      const chosen = announcement.modes.map(String);
      return {
        view: { modes: { choices: modesAsked(game, question), chosen, min, max } },
        drawn: {},
        confirm: { label: min > 1 ? 'Choose these modes' : 'Choose this mode' },
        missing: countMissing(min - chosen.length, 'mode'),
      };
    }
    case 'chooseNumber': {
      const value = announcement.x ?? question.min;
      return {
        view: { x: { value, min: question.min, max: question.max ?? 999_999 } },
        drawn: {},
        confirm: { label: `X is ${value}` },
      };
    }
    case 'chooseTarget': {
      const chosen = announcement.targets;
      return {
        view: {},
        drawn: { may: question.options.map(keyOf), chosen },
        confirm: { label: targetsWords(chosen.length, question.min) },
        missing: countMissing(question.min - chosen.length, 'target'),
      };
    }
    case 'divide': {
      const amounts = Object.fromEntries(
        question.options.map((to) => [keyOf(to), announcement.amounts[keyOf(to)] ?? 1]),
      );
      const given = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
      const choices = question.options.map((to) => choiceOf(game, to));
      return {
        view: { division: { choices, amounts, total: question.amount, unit: '' } },
        drawn: {},
        confirm: { label: 'Divide like this' },
        missing:
          given === question.amount
            ? undefined
            : `all ${question.amount} to be divided, ${given} so far`,
      };
    }
    case 'payMana':
      return paymentPart(game, announcement, question.cost);
    default:
      return { view: {}, drawn: {} };
  }
}

function optionsPart(
  question: Extract<Question, { kind: 'castingOptions' }>,
  announcement: Announcement,
): Part {
  const { alternatives, additional, mustUseAlternative } = question;
  const chosen =
    announcement.alternative ?? (mustUseAlternative ? (alternatives[0]?.name ?? '') : '');
  const usual = mustUseAlternative ? [] : [{ id: '', label: 'Mana cost', cost: '' }];
  return {
    view: {
      ...(alternatives.length > 0 && {
        alternatives: {
          chosen,
          choices: [
            ...usual,
            ...alternatives.map(({ name, cost }) => ({ id: name, label: capitalised(name), cost })),
          ],
        },
      }),
      kickers: additional.map(({ keyword, cost, max }) => ({
        id: cost,
        name: capitalised(keyword),
        cost,
        times: announcement.times[cost] ?? 0,
        most: max,
        rules: keyword.includes('kicker') ? ruleViews(['702.33a']) : [],
      })),
    },
    drawn: {},
    confirm: { label: 'Announce it like this' },
  };
}

/** More is named to help than the cost has room for, or other than it asks for. */
const MISNAMED: Lacking = { words: 'some of what is named to be taken back', final: true };

function paymentPart(game: Game, { without, helping = [] }: Announcement, cost: string): Part {
  const names = namesOf(game.state);
  const proposed = proposal(game, without, helping);
  const source = (
    object: ObjectId,
    ability: string,
    gives: string,
    used: boolean,
  ): PaymentView => ({
    id: sourceKey(object, ability),
    object: `o${object}`,
    words: names.object(object),
    gives,
    pays: [],
    used,
  });
  const helps = helpsOf(game, [
    ...helping,
    ...(proposed ?? []).map(({ object, ability }) => sourceKey(object, ability)),
  ]);
  const helpers = helps.flatMap((help) => help.sources);
  const isHelp = (key: string) => helpers.some(({ id }) => id === key);
  const sources = (proposed ?? [])
    .filter(({ object, ability }) => !isHelp(sourceKey(object, ability)))
    .map(({ object, ability, mana }) =>
      source(object, ability, mana ?? manaWays(game.state, object, ability)[0] ?? '', true),
    );
  const left = without.flatMap((key) => {
    const [object, ability] = sourceOf(key);
    const shown = isHelp(key) || sources.some(({ id }) => id === key);
    return shown ? [] : [source(object, ability, '', false)];
  });
  const used = [...sources, ...helpers.filter((helper) => helper.used)];
  const misnamed = proposed === null && helping.length > 0 && proposal(game, without) !== null;
  const lacking = proposed === null ? (misnamed ? MISNAMED : lackingIn(game, without)) : undefined;
  const player = game.state.players[game.question.player];
  const pool = player === undefined ? [] : poolOf(player);
  return {
    view: {
      payment: {
        ...(pool.length > 0 && { pool }),
        sources: [...sources, ...left],
        ...(helps.length > 0 && { helps }),
        ...(proposed === null && {
          left: misnamed
            ? 'Not all that is named has a place in the cost'
            : lacking?.final
              ? 'Nothing is there that gives the mana'
              : 'No way to pay it with what is untapped was found, except perhaps with mana abilities of your choice',
        }),
      },
      ...(lacking?.refused && { refused: lacking.refused }),
    },
    drawn: { proposed: new Map(used.map(({ object = '', gives }) => [object, gives])) },
    confirm: {
      label: `Pay ${cost === '' ? '{0}' : cost}`,
      note:
        proposed === null
          ? (lacking?.refused?.reason ?? 'with mana abilities of your choice')
          : used.length === 0
            ? 'from the pool'
            : `${pool.length > 0 ? 'from the pool, then ' : ''}${usedWords(used)}`,
    },
    ...(lacking?.words !== undefined && { missing: lacking.words, lacking: lacking.words }),
  };
}

const countMissing = (count: number, what: string): string | undefined =>
  count <= 0 ? undefined : `${numberWord(count)} ${count === 1 ? what : `${what}s`}`;

/** What the button says of the targets that are chosen so far. */
function targetsWords(count: number, least: number): string {
  if (count === 0)
    return least === 0 ? 'No target' : least === 1 ? 'Choose the target' : 'Choose the targets';
  return count === 1 ? 'Choose this target' : `Choose these ${count} targets`;
}
