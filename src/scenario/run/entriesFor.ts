import { type Answer, activatedAbilities, type GameEvent, type Question } from '../../rules';
import type {
  ActivateEntry,
  AnswerEntry,
  AttackEntry,
  BlockEntry,
  CastEntry,
  Entry,
  Json,
  ManaActivation,
  Pay,
  Target,
  TurnFaceUpEntry,
} from '../format';
import { Cursor, type Step } from './cursor';
import { castSaid, landSaid } from './faceSaid';
import { type Position, playerName, refOf } from './position';
import { answerValue } from './saying';

/** Entries that say what was done, and how much at the end belongs to a draft not yet finished. */
export interface Said {
  readonly entries: readonly Entry[];
  readonly left: number;
}

type Did = Step['did'];

/**
 * The entries of `play` that say the same as answers given from a position on: a spell or ability with
 * all that was announced and paid as one entry, everything else as an entry of its own. Changes by hand
 * have no place here but for mana added while paying; they are entries from the start.
 * @throws Refused, Misfit where the answers do not fit the position
 */
export function entriesFor(start: Position, done: readonly Did[]): Said {
  const cursor = new Cursor(start);
  const entries: Entry[] = [];
  let draft: DraftEntry | null = null;
  let since = 0;
  for (const [at, did] of done.entries()) {
    const { question, position } = cursor;
    if ('change' in did) {
      cursor.edit(did.change);
      draft?.addedByHand();
    } else {
      const begins = draft === null ? beginning(position, did.answer) : null;
      if (begins !== null) {
        draft = new DraftEntry(begins);
        since = at;
      } else if (draft !== null) draft.hear(position, question, did.answer);
      else entries.push(entryOf(position, question, did.answer));
      draft?.plainly(entryOf(position, question, did.answer));
      const before = cursor.steps.length;
      cursor.answer(did.answer);
      draft?.happened(cursor.steps.slice(before).flatMap((step) => step.events));
    }
    if (draft?.isOver(cursor.question) === true) {
      if (!('answer' in did) || did.answer.kind !== 'cancel') entries.push(...draft.entries());
      draft = null;
    }
  }
  return { entries, left: draft === null ? 0 : done.length - since };
}

/** An answer that stands for itself. */
function entryOf(position: Position, question: Question, answer: Answer): Entry {
  const by = playerName(position, question.player);
  switch (answer.kind) {
    case 'pass':
      return { pass: true };
    case 'playLand':
      return { play: refOf(position, answer.object), by, ...landSaid(position, answer) };
    case 'attackers':
      return { attack: answerValue(position, answer) as Readonly<Record<string, string>> };
    case 'blockers':
      return { block: answerValue(position, answer) as Readonly<Record<string, string>> };
    default: {
      const kind = question.kind;
      const value = answerValue(position, answer);
      return kind === 'divide' || kind === 'castingOptions' || kind === 'payMana'
        ? { answer: value, by }
        : { answer: value, question: kind, by };
    }
  }
}

type Begun =
  | Pick<AttackEntry, 'attack'>
  | Pick<BlockEntry, 'block'>
  | Pick<CastEntry, 'cast' | 'by' | 'alternative' | 'face'>
  | Pick<ActivateEntry, 'activate' | 'ability' | 'by'>
  | Pick<TurnFaceUpEntry, 'turnFaceUp'>
  | Pick<AnswerEntry, 'answer' | 'question' | 'by'>;

/** The entry that casting, activating or paying begins with; null for another answer. */
function beginning(position: Position, answer: Answer): Begun | null {
  const { question, state } = position.game;
  const by = playerName(position, question.player);
  if (question.kind === 'payOptional' && answer.kind === 'yesNo' && answer.yes) {
    return { answer: 'yes', question: 'payOptional', by };
  }
  if (answer.kind === 'attackers' || answer.kind === 'blockers') {
    const pairs = answerValue(position, answer) as Readonly<Record<string, string>>;
    return answer.kind === 'attackers' ? { attack: pairs } : { block: pairs };
  }
  if (question.kind !== 'priority') return null;
  if (answer.kind === 'cast') {
    return { cast: refOf(position, answer.object), by, ...castSaid(position, answer) };
  }
  if (answer.kind === 'turnFaceUp') return { turnFaceUp: refOf(position, answer.object) };
  if (answer.kind === 'setAside') {
    return { activate: refOf(position, answer.object), ability: answer.by, by };
  }
  if (answer.kind !== 'activate') return null;
  const held = activatedAbilities(state, answer.object);
  const ability = held.findIndex(({ key }) => key === answer.ability) + 1;
  return { activate: refOf(position, answer.object), ability, by };
}

/** Something chosen that is neither a source of mana nor its payment. */
const isChoice = (entry: Entry): boolean =>
  'answer' in entry &&
  entry.question !== undefined &&
  entry.question !== 'chooseMana' &&
  entry.question !== 'chooseColor';

/** Gathers what is said while a spell or ability is cast or activated. */
class DraftEntry {
  private readonly said: Record<string, unknown> = {};
  private readonly targets: Target[] = [];
  private readonly choose: Json[] = [];
  private readonly activations: ManaActivation[] = [];
  private readonly made: string[] = [];
  private readonly spent: string[] = [];
  private paid = false;
  /** Each answer as an entry of its own, and how many there were when the mana was paid. */
  private readonly plain: Entry[] = [];
  private paidAt: number | null = null;
  private free = false;

  constructor(private readonly begun: Begun) {}

  plainly(entry: Entry): void {
    this.plain.push(entry);
    if (this.paid) this.paidAt ??= this.plain.length;
  }

  addedByHand(): void {
    this.free = true;
  }

  hear(position: Position, question: Question, answer: Answer): void {
    const value = answerValue(position, answer);
    switch (question.kind) {
      case 'payMana':
        this.pay(position, answer);
        return;
      case 'castingOptions':
        this.options(question, answer);
        return;
      case 'chooseMode':
        this.said.modes = value;
        return;
      case 'chooseTarget':
        this.targets.push(value as Target);
        return;
      case 'divide':
        this.divided(answer, value);
        return;
      case 'chooseNumber':
        if (question.draft === 'x') this.said.x = value;
        else this.choose.push(value);
        return;
      case 'chooseMana':
      case 'chooseColor':
        this.output(answer, value);
        return;
      default:
        this.choose.push(value);
    }
  }

  /** How a mana ability came out; one that was activated to pay says so itself. */
  private output(answer: Answer, value: Json): void {
    const last = this.activations.pop();
    const mana = answer.kind === 'color' ? `{${answer.color}}` : String(value);
    if (last === undefined) this.choose.push(value);
    else this.activations.push(last.mana === undefined ? { ...last, mana } : last);
    if (last?.mana !== undefined) this.choose.push(value);
  }

  /** Which mana was made and spent meanwhile. */
  happened(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'manaAdded' && event.kind !== 'manaSpent') continue;
      const symbols = event.mana.map(({ type }) => `{${type}}`);
      (event.kind === 'manaAdded' ? this.made : this.spent).push(...symbols);
    }
  }

  /** Whether what comes now is no part of it any more. */
  isOver(question: Question): boolean {
    const { draft, kind } = question;
    if (draft !== undefined || kind === 'payMana' || kind === 'unread') return false;
    return !('answer' in this.begun) || this.paid || this.activations.length === 0;
  }

  /**
   * All of it as one entry, but what is chosen for the cost of a declaration: an entry for that has no
   * place for it, and where something is chosen before the mana is paid, none for the mana either.
   */
  entries(): readonly Entry[] {
    if (!('attack' in this.begun) && !('block' in this.begun)) return [this.entry(this.begun)];
    const chosenFirst = this.plain.slice(1, this.paidAt ?? undefined).some(isChoice);
    if (chosenFirst || !this.paid) return this.plain;
    const pay: Pay = this.free ? 'free' : this.payment();
    return [{ ...this.begun, pay }, ...this.plain.slice(this.paidAt ?? 0)];
  }

  private entry(
    begun: Exclude<Begun, { attack: unknown } | { block: unknown }>,
  ): CastEntry | ActivateEntry | TurnFaceUpEntry | AnswerEntry {
    if ('answer' in begun) {
      return this.paid ? { ...begun, answer: { pay: this.payment() as Json } } : begun;
    }
    return {
      ...this.begunSo(begun),
      ...this.said,
      ...(this.targets.length > 0 ? { targets: this.targets } : {}),
      ...(this.paid ? { pay: this.free ? 'free' : this.payment() } : {}),
      ...(this.choose.length > 0 ? { choose: this.choose } : {}),
    };
  }

  /** The face is what the format calls the alternative, unless that says a cost. */
  private begunSo<B extends Begun>(begun: B): B {
    if (!('face' in begun) || this.said.alternative !== undefined) return begun;
    const { face, ...rest } = begun;
    return { ...rest, alternative: face } as unknown as B;
  }

  private pay(position: Position, answer: Answer): void {
    if (answer.kind !== 'activate') {
      this.paid = true;
      return;
    }
    const held = activatedAbilities(position.game.state, answer.object);
    const number = held.findIndex(({ key }) => key === answer.ability) + 1;
    // What is no ability of its own is named: convoke and its like.
    this.activations.push({
      activate: refOf(position, answer.object),
      ability: number === 0 ? answer.ability : number,
    });
  }

  /** Mana that was there before, then the mana abilities in their order. */
  private payment(): readonly (string | ManaActivation)[] {
    const made = [...this.made];
    const before = this.spent.filter((symbol) => {
      const at = made.indexOf(symbol);
      if (at >= 0) made.splice(at, 1);
      return at < 0;
    });
    return [...(before.length > 0 ? [before.join('')] : []), ...this.activations];
  }

  private options(
    question: Extract<Question, { readonly kind: 'castingOptions' }>,
    answer: Answer,
  ): void {
    if (answer.kind !== 'options') return;
    if (answer.alternative !== null) this.said.alternative = answer.alternative;
    const kicks: string[] = [];
    const also: Record<string, number> = {};
    for (const { cost, times } of answer.additional) {
      const offer = question.additional.find((a) => a.cost === cost);
      if (offer === undefined || times === 0) continue;
      if (offer.keyword === 'kicker' || offer.keyword === 'multikicker') {
        kicks.push(...Array.from({ length: times }, () => cost));
      } else also[offer.keyword] = times;
    }
    if (kicks.length > 0) this.said.kick = kicks;
    if (Object.keys(also).length > 0) this.said.also = also;
  }

  /** The division of the targets chosen last. */
  private divided(answer: Answer, value: Json): void {
    if (answer.kind !== 'amounts') return;
    const amounts = Object.entries(value as Readonly<Record<string, number>>);
    this.targets.pop();
    this.targets.push(...amounts.map(([to, amount]) => ({ to, amount })));
  }
}
