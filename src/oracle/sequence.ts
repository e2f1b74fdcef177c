import type {
  Instruction,
  InstructionKind,
  InstructionMap,
  PlayerRef,
} from '../rules/authoring/language';
import type { Context } from './context';
import { mark } from './context';
import { FLOW } from './flow';
import { INSTRUCTIONS } from './instructions';
import { topWords } from './library';
import { capitalized, ended } from './marks';
import { filterWords } from './nouns';
import { playerWords, samePlayer } from './references';
import { isPlayer } from './slots';
import type { Rule } from './template';
import { wholeWords } from './wholes';
import { thirdPerson } from './words';

/** Every kind of instruction and how it is said. */
export const RULES: { [K in InstructionKind]: Rule<InstructionMap[K]> } = {
  ...INSTRUCTIONS,
  ...FLOW,
};

const AND = ' and ';
const THEN = ', then ';
const SENTENCE_THEN = '. Then ';
/** How an instruction is tied to the one before it; a new sentence where nothing is said here. */
const TIES: { readonly [pair: string]: string } = {
  'search move': ', ',
  'move shuffle': THEN,
  'draw discard': THEN,
  'draw move': THEN,
  'draw mayPay': SENTENCE_THEN,
  'createToken exile': SENTENCE_THEN,
  'shuffle exile': THEN,
  'copySpell copySpell': THEN,
  'exile move': THEN,
  'tap putCounters': AND,
  'gainLife draw': AND,
  'gainLife scry': AND,
  'draw putCounters': AND,
  'discard loseLife': AND,
  'scry draw': THEN,
  'draw scry': THEN,
  'discard draw': THEN,
  'createToken populate': THEN,
  'putCounters dealDamage': SENTENCE_THEN,
  'draw loseLife': AND,
  'loseLife gainLife': AND,
  'dealDamage gainLife': AND,
  'exileFromCombat untap': AND,
  'createToken createToken': AND,
};

/** Instructions one after the other, without the last full stop. */
export function stepsWords(steps: readonly Instruction[], context: Context): string {
  let words = '';
  let previous: Instruction | undefined;
  let skipped = 0;
  steps.forEach((step, at) => {
    if (at < skipped) return;
    const whole = wholeWords(steps.slice(at), context);
    if (whole !== undefined) {
      const said = mark(context, step, whole.words);
      words = words === '' ? said : `${ended(words)} ${capitalized(said)}`;
      skipped = at + whole.steps;
      previous = steps[skipped - 1];
      return;
    }
    const next = steps[at + 1];
    if (isSaidWithin(step, next)) {
      sayWithin(step, context);
      if (step.kind !== 'eachChooses') return;
    }
    const apart = previous?.kind === 'scry' && isOwnParagraph(step, next, context);
    const tie = previous === undefined || apart ? '' : tieOf(previous, step);
    const reveal = tie !== '' && previous?.kind === 'search' ? revealed(step, context) : '';
    const said = mark(context, step, `${reveal}${stepWords(step, next, previous, tie, context)}`);
    if (previous?.kind === 'eachChooses') words = `${words} ${said}`;
    else if (words === '' || tie !== '') words = `${words}${tie}${said}`;
    else
      words = `${ended(words)}${isOwnParagraph(step, next, context) ? '\n' : ' '}${capitalized(said)}`;
    context.said.add('step');
    previous = step;
  });
  return words;
}

/** "reveal it, " of what was just found in a library. */
const revealed = (step: Instruction, context: Context): string =>
  step.kind === 'move' && step.reveal === true && 'ref' in step.what && step.what.ref === 'bound'
    ? `reveal ${context.bound.get(step.what.name) === 'them' ? 'those cards' : 'it'}, `
    : '';

const tieOf = (previous: Instruction, step: Instruction): string =>
  gainsControl(step) && previous.kind === 'untap'
    ? AND
    : (TIES[`${previous.kind} ${step.kind}`] ?? '');

const gainsControl = (step: Instruction): boolean =>
  step.kind === 'apply' && step.changes[0]?.change === 'control';

/** "Draw a card." at the end of a spell is printed as a paragraph. */
const isOwnParagraph = (
  step: Instruction,
  next: Instruction | undefined,
  context: Context,
): boolean =>
  context.frame === 'spell' &&
  next === undefined &&
  step.kind === 'draw' &&
  step.player.player === 'you' &&
  step.count === 1;

function stepWords(
  step: Instruction,
  next: Instruction | undefined,
  previous: Instruction | undefined,
  tie: string,
  context: Context,
): string {
  if (step.kind === 'eachChooses' && isSaidWithin(step, next))
    return `${playerWords(step.players, context)}${step.optional === true ? ' may' : ''}`;
  const outer = context.actor;
  const actor = actorOf(step);
  const before = previous === undefined ? undefined : actorOf(previous);
  if (tie !== '' && actor !== undefined && before !== undefined && samePlayer(actor, before))
    context.actor = outer ?? { player: actor, singular: actor.player !== 'you' };
  const words = write(withoutEarlyTargets(step, next), context);
  context.actor = outer;
  const chooser = context.bound.get('chooser');
  context.bound.delete('chooser');
  if (chooser !== undefined) return `${chooser} ${words.replace(/^\w+/, thirdPerson)}`;
  const otherActed = before !== undefined && before.player !== 'you';
  if (tie === AND && otherActed && actor?.player === 'you' && !words.startsWith('you '))
    return `you ${words}`;
  return tie === AND && step.kind === 'createToken' ? words.replace(/^create /, '') : words;
}

/** "You may choose new targets for the copies" is said once, after the last of several. */
const withoutEarlyTargets = (step: Instruction, next: Instruction | undefined): Instruction =>
  step.kind === 'copySpell' && next?.kind === 'copySpell' ? { ...step, newTargets: false } : step;

function write(step: Instruction, context: Context): string {
  const rule: Rule<never> = RULES[step.kind];
  return rule.write(step as never, context);
}

const actorOf = (step: Instruction): PlayerRef | undefined =>
  'player' in step && step.player !== undefined && isPlayer(step.player) ? step.player : undefined;

type SaidWithin = InstructionMap['choose'] | InstructionMap['look'] | InstructionMap['eachChooses'];

/** A choice, or a look, that the next instruction's own noun phrase tells: "return a land you control". */
function isSaidWithin(step: Instruction, next: Instruction | undefined): step is SaidWithin {
  if (step.kind !== 'choose' && step.kind !== 'look' && step.kind !== 'eachChooses') return false;
  if (next === undefined || next.kind === 'becomeCopy' || next.kind === 'choose') return false;
  if (step.kind === 'look' && next.kind === 'may') return false;
  return JSON.stringify(next).includes(`{"ref":"bound","name":${JSON.stringify(step.bind)}}`);
}

function sayWithin(step: SaidWithin, context: Context): void {
  if (step.kind === 'look') {
    context.inline.set(step.bind, () => mark(context, step, topWords(step, context)));
    return;
  }
  context.said.add(`${step.bind} chosen`);
  context.choices.set(step.bind, step.what);
  if (step.kind === 'choose' && step.player !== undefined && step.player.player !== 'you')
    context.bound.set('chooser', playerWords(step.player, context));
  const among = step.what.where[0]?.is === 'object' ? 'one of ' : '';
  context.inline.set(step.bind, () =>
    mark(context, step, `${among}${filterWords(step.what, 'a', context)}`),
  );
}
