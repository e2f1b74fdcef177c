import type { EventPattern, InstructionMap } from '../rules/authoring/language';
import { becomeCopyWords } from './affecting';
import { aim } from './aims';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { mark } from './context';
import { paymentWords } from './costs';
import { capitalized } from './marks';
import { modalWords } from './modal';
import { filterWords } from './nouns';
import { nameAgain, objectWords, playerWords } from './references';
import { actorWords } from './slots';
import { type Rule, written } from './template';
import { triggerWords } from './triggers';
import { thirdPerson } from './words';

/** Instructions that hold other instructions. */
export type FlowKind =
  | 'delayedTrigger'
  | 'reflexive'
  | 'if'
  | 'may'
  | 'mayPay'
  | 'forEach'
  | 'eachChooses'
  | 'repeat';

export const FLOW: { [K in FlowKind]: Rule<InstructionMap[K]> } = {
  delayedTrigger: written('delayedTrigger', delayedWords),
  reflexive: written('reflexive', ({ content }, context) => {
    if ('modal' in content) return `when you do, ${modalWords(content.modal, context)}`;
    aim(content.targets ?? [], context);
    return `when you do, ${context.writers.steps(content.do, context)}`;
  }),
  if: written('if', ifWords),
  may: written('may', mayWords),
  mayPay: written('mayPay', mayPayWords),
  forEach: written('forEach', forEachSentence),
  eachChooses: written('eachChooses', ({ players, what, optional }, context) => {
    const who = playerWords(players, context);
    const verb = optional === true ? 'may choose' : thirdPerson('choose');
    return `${who} ${verb} ${filterWords(what, 'a', context)}`;
  }),
  repeat: written('repeat', (node, context) => {
    const once = context.writers.steps(node.do, context);
    return `${once}. If ${conditionWords(node.while, context)}, repeat this process`;
  }),
};

function delayedWords(
  { ability, duration }: InstructionMap['delayedTrigger'],
  context: Context,
): string {
  const steps = 'modal' in ability.content ? [] : ability.content.do;
  const { trigger } = ability;
  if (trigger.event === 'beginning' && duration === undefined) {
    const when = triggerWords({ ...ability, trigger: { ...trigger } }, { ...context });
    if (trigger.inTurn !== undefined) return `${when}, ${context.writers.steps(steps, context)}`;
    const copies = [...context.bound.keys()].filter((name) => context.said.has(`${name} copied`));
    for (const name of copies) context.bound.set(name, 'it');
    return `${context.writers.steps(steps, context)} ${when.replace(/of (?:each|the) /, 'of the next ')}`;
  }
  const inner = { ...context };
  // It is long since the target was named.
  if (isAboutTarget(trigger)) nameAgain({ ref: 'target', slot: 0 }, 'that creature', inner);
  const when = triggerWords(ability, inner);
  if (duration === undefined)
    return `${when.replace(/^whenever /, 'when ')}, ${context.writers.steps(steps, inner)}`;
  if (duration === 'endOfTurn' && when.startsWith('when '))
    return `${when} this turn, ${context.writers.steps(steps, inner)}`;
  const words = `${when}, ${context.writers.steps(steps, inner)}`;
  return duration === 'endOfTurn' ? `until end of turn, ${words}` : words;
}

const isAboutTarget = (trigger: EventPattern): boolean =>
  'object' in trigger &&
  trigger.object.some((p) => p.is === 'object' && p.object.ref === 'target' && p.object.slot === 0);

function ifWords(node: InstructionMap['if'], context: Context): string {
  const { condition, then } = node;
  if (node.else !== undefined) return insteadWords(node, node.else, context);
  if (condition.if === 'matches') {
    const steps = context.writers.steps(then, context);
    return `${steps} if ${conditionWords(condition, context)}`;
  }
  const given = conditionWords(condition, context);
  return `if ${given}, ${context.writers.steps(then, context)}`;
}

/** "A. If …, B instead": the lesser first, and the same tokens not described twice. */
function insteadWords(
  { condition, then }: InstructionMap['if'],
  otherwise: readonly InstructionMap[keyof InstructionMap][],
  context: Context,
): string {
  // After other steps "instead" would not say instead of what.
  if (context.said.has('step')) {
    const met = conditionWords(condition, context);
    const one = context.writers.steps(then, context);
    return `if ${met}, ${one}. Otherwise, ${context.writers.steps(otherwise, context)}`;
  }
  const usual = context.writers.steps(otherwise, context);
  const given = conditionWords(condition, context);
  const steps = context.writers
    .steps(then, context)
    .replace(/\btokens? that(?:'s a copy| are copies) of it(?=\uf8ff*$)/, 'of those tokens');
  return `${usual}. If ${given}, ${steps} instead`;
}

function mayWords(node: InstructionMap['may'], context: Context): string {
  const who = actorWords(node.player, context, 'you');
  const [only] = node.do;
  if (node.do.length === 1 && only?.kind === 'becomeCopy')
    return mark(context, only, becomeCopyWords(only, `${who} may have `, context));
  const before = context.actor;
  context.actor = { player: node.player, singular: false };
  const words = context.writers.steps(node.do, context);
  context.actor = before;
  const subject = who === 'you' ? 'you do' : 'they do';
  const then =
    node.then === undefined ? '' : `. If ${subject}, ${context.writers.steps(node.then, context)}`;
  const others =
    node.else === undefined
      ? ''
      : `. If ${subject}n't, ${context.writers.steps(node.else, context)}`;
  return `${who} may ${words}${then}${others}`;
}

function mayPayWords(node: InstructionMap['mayPay'], context: Context): string {
  if (node.unpaid !== undefined && node.paid === undefined) {
    const words = context.writers.steps(node.unpaid, context);
    const who = playerWords(node.player, context);
    const cost = paymentWords(node.cost, context);
    return `${words} unless ${who} ${who === 'you' ? cost : cost.replace(/^\w+/, thirdPerson)}`;
  }
  const who = actorWords(node.player, context, 'you');
  const words = `${who} may ${paymentWords(node.cost, context)}`;
  const [first] = node.paid ?? [];
  const paid =
    first === undefined
      ? ''
      : first.kind === 'reflexive'
        ? `. ${capitalized(context.writers.steps(node.paid ?? [], context))}`
        : `. If ${who === 'you' ? 'you do' : 'they do'}, ${context.writers.steps(node.paid ?? [], context)}`;
  const unpaid =
    node.unpaid === undefined
      ? ''
      : `. If ${who === 'you' ? "you don't" : "they don't"}, ${context.writers.steps(node.unpaid, context)}`;
  return `${words}${paid}${unpaid}`;
}

/** "each player draws a card", "deals 2 damage to each creature", or "for each opponent, …". */
function forEachSentence({ of, do: steps }: InstructionMap['forEach'], context: Context): string {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined && only.kind !== 'choose') {
    if ('player' in of) context.bound.set('each player', playerWords(of, context));
    else
      context.bound.set(
        'each object',
        'where' in of ? filterWords(of, 'each', context) : objectWords(of, context),
      );
    const words = context.writers.steps(steps, context);
    context.bound.delete('each player');
    context.bound.delete('each object');
    return words;
  }
  const each =
    'player' in of
      ? playerWords(of, context).replace('each ', '')
      : 'where' in of
        ? filterWords(of, 'bare', context, { singular: true })
        : objectWords(of, context);
  const words = context.writers.steps(steps, context);
  for (const step of steps)
    if (step.kind === 'choose') context.bound.set(step.bind, 'those creatures');
  return `for each ${each}, ${words}`;
}
