import { namesOf, sentence } from '../../../explain';
import { cr, type Game, type GameEvent, isRuleNumber, type Question } from '../../../rules';
import type { CastingView, RuleView } from '../../views';
import { ruleViews } from './rules';

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

/** The lettered parts of casting or activating: what was done in each, and which is done now. */
export const castingRows = (
  game: Game,
  events: readonly GameEvent[],
  spell: boolean,
): CastingView['rows'] => {
  const declared = declaredIn(game);
  return declared === undefined
    ? LETTERS.map((letter) => row(letter, game, events, spell))
    : COMBAT_LETTERS.map((letter) => combatRow(letter, game, declared));
};

/** Whether the costs of a declaration are being paid, and of which (508.1h, 509.1d). */
export function declaredIn({ from, state }: Game): 'attack' | 'block' | undefined {
  if (from.agenda.at(-1)?.frame !== 'turnBased') return undefined;
  return state.turn.step === 'declareAttackers' ? 'attack' : 'block';
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
  const now = LETTER_OF[question.draft ?? 'options'];
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
  const now = LETTER_OF[question.draft ?? 'options'];
  const names = namesOf(state);
  const told = events
    .filter((event) => event.kind === 'step' || event.kind === 'moved')
    .filter((event) => partLetter(event) === letter)
    .map((event) => sentence(event, names).replace(/^60[12]\.2[a-i]: /, ''));
  const place = LETTERS.indexOf(letter) - LETTERS.indexOf(now);
  const state_ = place === 0 ? 'now' : place > 0 ? 'todo' : told.length > 0 ? 'done' : 'none';
  const words =
    told.length > 0 ? told.join(' ') : state_ === 'none' ? WORDS[letter].none : WORDS[letter].todo;
  return { letter, state: state_, words: capital(words), rules: rulesOf(letter, spell) };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function partLetter({ cites }: GameEvent): string | undefined {
  return cites.find((rule) => /^60[12]\.2[a-i]$/.test(rule))?.slice(-1);
}

/** Activating follows the parts of casting from b on (602.2b). */
function rulesOf(letter: Letter, spell: boolean): readonly RuleView[] {
  const numbers = spell
    ? [`601.2${letter}`]
    : letter === 'a'
      ? ['602.2a']
      : ['602.2b', `601.2${letter}`];
  return ruleViews(numbers.filter(isRuleNumber));
}
