import { capitalised, listed, namesOf, targetName, tellingIfLoaded } from '../../../explain';
import {
  type Answer,
  cr,
  type Game,
  type GameEvent,
  isRuleNumber,
  type ObjectId,
  type Question,
} from '../../../rules';
import type { CastingView, RuleView } from '../../views';
import { declaredIn } from './declared';
import { ruleViews } from './rules';

/** An additional cost as it is offered. */
export type Additional = Extract<Question, { kind: 'castingOptions' }>['additional'][number];

type Letter = CastingView['rows'][number]['letter'];

const LETTERS: readonly Letter[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** In which part of casting each stage of the draft is asked. */
const LETTER_OF = {
  modes: 'b',
  options: 'b',
  x: 'b',
  targets: 'c',
  division: 'd',
  payment: 'g',
  costChoice: 'h',
} as const satisfies Record<NonNullable<Question['draft']>, Letter>;

/** The row in which a question of the draft stands. */
export const letterOf = ({ draft }: Question): Letter => LETTER_OF[draft ?? 'options'];

/** What is said of a part that is still to come, or for which there was nothing to do. */
const WORDS: Readonly<Record<Letter, { readonly todo: string; readonly none: string }>> = {
  a: { todo: 'Onto the stack', none: 'Onto the stack' },
  b: { todo: 'Announce modes, costs and X', none: 'Nothing to announce' },
  c: { todo: 'Choose targets', none: 'No targets' },
  d: { todo: 'Divide', none: 'Nothing to divide' },
  e: { todo: 'Is it allowed?', none: 'Allowed' },
  f: { todo: 'Total cost', none: 'Total cost' },
  g: { todo: 'Mana abilities', none: 'No mana is due' },
  h: { todo: 'Pay', none: 'Nothing to pay' },
  i: { todo: 'It becomes cast', none: 'It becomes cast' },
};

/**
 * The lettered parts of casting or activating: what was done in each, and which is done now. The last
 * says which one it waits for.
 * @param offered the additional costs that could be announced
 * @param missing what that part lacks; nothing where its answer only has to be confirmed
 * @param lacking the mana that is not there to pay what was announced
 */
export function castingRows(
  game: Game,
  events: readonly GameEvent[],
  spell: boolean,
  missing: string | undefined,
  answers: readonly Answer[],
  offered: readonly Additional[] = [],
  lacking?: string,
): CastingView['rows'] {
  const declared = declaredIn(game);
  if (declared !== undefined) {
    return COMBAT_LETTERS.map((letter) => combatRow(letter, game, declared));
  }
  const rows = LETTERS.map((letter) => {
    const one = answered(row(letter, game, events, spell), game, answers);
    if (letter === 'e' && lacking !== undefined) {
      const words = `${one.words.replace(/\.$/, '')}. To pay for it, ${lacking} would be needed`;
      return { ...one, words };
    }
    return letter === 'b' ? withAdditional(one, answers, offered) : one;
  });
  const now = rows.find(({ state }) => state === 'now');
  if (now === undefined) return rows;
  const reason = `not yet: row ${now.letter} waits for ${missing ?? 'your answer'}`;
  const rules = now.rules ?? [];
  return rows.map((one) => (one.letter === 'i' ? { ...one, waits: { reason, rules } } : one));
}

const COMBAT_LETTERS = ['f', 'g', 'h'] as const;

/** The parts of a declaration that are about its cost, each with the rule that it follows. */
const COMBAT_RULES = {
  attack: { f: cr('508.1h'), g: cr('508.1i'), h: cr('508.1j') },
  block: { f: cr('509.1d'), g: cr('509.1e'), h: cr('509.1f') },
} as const;

function combatRow(
  letter: (typeof COMBAT_LETTERS)[number],
  { question }: Game,
  declared: 'attack' | 'block',
): CastingView['rows'][number] {
  const now = letterOf(question);
  const rule = COMBAT_RULES[declared][letter];
  return {
    letter,
    shown: rule.slice(-1),
    state: letter === now ? 'now' : letter < now ? 'done' : 'todo',
    words:
      letter === 'f' && question.kind === 'payMana'
        ? `Total cost: ${question.cost}`
        : WORDS[letter].todo,
    rules: ruleViews([rule]),
  };
}

function row(
  letter: Letter,
  { question, state }: Game,
  events: readonly GameEvent[],
  spell: boolean,
): CastingView['rows'][number] {
  const now = letterOf(question);
  const names = namesOf(state);
  const onStack = question.about === undefined ? null : state.objects.get(question.about)?.onStack;
  const own = [question.about, onStack?.as === 'spell' ? undefined : onStack?.source];
  const sentence = tellingIfLoaded()?.sentence;
  const told = events
    .filter((event) => partLetter(event) === letter && !isAdditional(event) && isOf(event, own))
    .flatMap((event) => sentence?.(event, names).replace(/^60[12]\.2[a-i]: /, '') ?? []);
  const place = LETTERS.indexOf(letter) - LETTERS.indexOf(now);
  const state_ = place === 0 ? 'now' : place > 0 ? 'todo' : told.length > 0 ? 'done' : 'none';
  const untold =
    letter === 'i' && !spell
      ? 'It becomes activated'
      : WORDS[letter][state_ === 'none' ? 'none' : 'todo'];
  const words = told.length > 0 ? told.join(' ') : untold;
  return { letter, state: state_, words: capitalised(words), rules: rulesOf(letter, spell) };
}

/** Targets and their shares are told by no event before all is announced: what was answered says them. */
function answered(
  one: CastingView['rows'][number],
  { state }: Game,
  answers: readonly Answer[],
): CastingView['rows'][number] {
  if (one.state !== 'none') return one;
  if (one.letter === 'c' && answers.some(({ kind }) => kind === 'targets')) {
    return { ...one, state: 'done', words: 'Targets' };
  }
  const shares = answers.flatMap((answer) => (answer.kind === 'amounts' ? answer.amounts : []));
  if (one.letter !== 'd' || shares.length === 0) return one;
  const names = namesOf(state);
  const words = shares.map(({ to, amount }) => `${amount} to ${targetName(names, to)}`);
  return { ...one, state: 'done', words: capitalised(listed(words, 'and')) };
}

/** What a row tells of the spell or ability, not of a mana ability that is activated meanwhile to pay for it (605.3a). */
function isOf(event: GameEvent, own: readonly (ObjectId | undefined)[]): boolean {
  switch (event.kind) {
    case 'moved':
      return true;
    case 'created':
      return event.became?.some((object) => own.includes(object)) ?? false;
    case 'step':
      return event.objects.length === 0 || event.objects.some((object) => own.includes(object));
    default:
      return false;
  }
}

/** It tells what is paid besides: said together with what is left out. */
const isAdditional = (event: GameEvent): boolean =>
  event.kind === 'step' && event.what === 'kickerChosen';

/** Whether each additional cost that could be announced was: also what was left out is an announcement (601.2b). */
function withAdditional(
  one: CastingView['rows'][number],
  answers: readonly Answer[],
  offered: readonly Additional[],
): CastingView['rows'][number] {
  const options = answers.find((answer) => answer.kind === 'options');
  if (options === undefined || offered.length === 0 || one.state === 'now') return one;
  const said = offered.map(({ keyword, cost }) => {
    const times = options.additional.find((paid) => paid.cost === cost)?.times ?? 0;
    const kicks = keyword.includes('kicker');
    if (times === 0) return kicks ? 'Not kicked' : `Without ${keyword}`;
    const often = times === 1 ? '' : ` ${times} times`;
    return `${kicks ? 'Kicked' : `With ${keyword}`}${often}: ${cost} besides`;
  });
  const words = [...(one.state === 'done' ? [one.words] : []), ...said].join('. ');
  return { ...one, state: 'done', words };
}

function partLetter({ cites }: GameEvent): string | undefined {
  return cites.find((rule) => /^60[12]\.2[a-i]$/.test(rule))?.slice(-1);
}

/** Activating follows the parts of casting from b on (602.2b). */
function rulesOf(letter: Letter, spell: boolean): readonly RuleView[] {
  const own = `601.2${letter}`;
  const numbers = spell || letter > 'b' ? [own] : letter === 'a' ? ['602.2a'] : ['602.2b', own];
  return ruleViews(numbers.filter(isRuleNumber));
}
