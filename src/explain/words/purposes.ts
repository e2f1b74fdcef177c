import {
  type Content,
  type Instruction,
  type InstructionKind,
  partsOf,
  type TargetSpec,
} from '../../rules';
import { amountWord } from './nouns';

/** What is done with something that an instruction speaks of, as an infinitive. Empty where the words add nothing. */
const INFINITIVES: { readonly [K in InstructionKind]: string } = {
  addMana: 'to add mana',
  draw: 'to draw',
  discard: 'to discard',
  mill: 'to mill',
  gainLife: 'to gain life',
  loseLife: 'to lose life',
  dealDamage: 'to deal damage to',
  destroy: 'to destroy',
  exile: 'to exile',
  exileUntil: '',
  castNow: 'to cast',
  sacrifice: 'to sacrifice',
  move: 'to move',
  tap: 'to tap',
  untap: 'to untap',
  turn: 'to turn',
  transform: 'to transform',
  changeText: 'to change the text of',
  changeTargets: 'to change the target of',
  manifest: 'to put face down',
  counter: 'to counter',
  createToken: '',
  phaseOut: 'to phase out',
  populate: 'to copy',
  copySpell: 'to copy',
  becomeCopy: 'to copy',
  putCounters: 'to put counters on',
  proliferate: 'to proliferate',
  removeCounters: 'to remove counters from',
  attach: 'to attach it to',
  scry: 'to scry',
  surveil: 'to surveil',
  shuffle: 'to shuffle',
  search: 'to search',
  look: 'to look',
  choose: 'to choose',
  chooseColor: '',
  apply: 'to change',
  applyRule: '',
  replaceLater: '',
  delayedTrigger: '',
  reflexive: '',
  if: '',
  may: '',
  mayPay: '',
  forEach: '',
  eachChooses: '',
  repeat: '',
  exileFromCombat: 'to remove from combat',
  regenerate: 'to regenerate',
  fight: 'to fight',
  becomeManned: '',
  becomeMonarch: '',
  controlPlayer: '',
  extraTurn: '',
  extraPhases: '',
  extraSteps: '',
  winGame: '',
  exchangeControl: 'to exchange',
  createEmblem: '',
  unread: '',
};

function infinitive(instruction: Instruction): string {
  if (instruction.kind === 'move') {
    switch (instruction.to) {
      case 'hand':
        return 'to return';
      case 'battlefield':
        return 'to put onto the battlefield';
      case 'library':
        return 'to put into a library';
      default:
        return `to put into ${instruction.to}`;
    }
  }
  if (instruction.kind === 'dealDamage' && instruction.amount !== 'divided') {
    return `to deal ${amountWord(instruction.amount)} damage to`;
  }
  return INFINITIVES[instruction.kind];
}

/** Whether an instruction's own words, its inner lists aside, speak of that target. */
function speaksOf(value: unknown, slot: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((v) => speaksOf(v, slot));
  const node = value as Readonly<Record<string, unknown>>;
  if ((node.ref === 'target' || node.player === 'target') && node.slot === slot) return true;
  return Object.values(node).some((v) => speaksOf(v, slot));
}

const INNER = ['do', 'then', 'else', 'paid', 'unpaid'] as const;

function purposeIn(list: readonly Instruction[], slot: number): string {
  for (const instruction of list) {
    const node = instruction as unknown as Readonly<Record<string, unknown>>;
    for (const key of INNER) {
      const inner = node[key];
      if (!Array.isArray(inner)) continue;
      const found = purposeIn(inner as readonly Instruction[], slot);
      if (found !== '') return found;
    }
    const own = Object.fromEntries(
      Object.entries(node).filter(([key]) => !INNER.some((inner) => inner === key)),
    );
    if (speaksOf(own, slot)) return infinitive(instruction);
  }
  return '';
}

/** What a slot of a spell's or ability's targets asks for, and what will be done with it. */
export interface Slot {
  readonly spec: TargetSpec;
  readonly purpose: string;
}

/** The slot of that number among the chosen parts of a content; undefined where there is none. */
export function slotOf(
  content: Content | null,
  modes: readonly number[],
  slot: number,
): Slot | undefined {
  for (const part of partsOf(content, modes)) {
    const spec = part.targets[slot - part.firstSlot];
    if (spec !== undefined) return { spec, purpose: purposeIn(part.do, slot - part.firstSlot) };
  }
  return undefined;
}
