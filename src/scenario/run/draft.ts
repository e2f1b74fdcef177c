import { type Answer, type Check, cr, type ObjectId, type Question } from '../../rules';
import type { Json, Target } from '../format';
import type { Announcement } from './announcement';
import { answerOf } from './choices';
import type { Cursor } from './cursor';
import { manaAnswer } from './manaAnswer';
import { castingOptions, refuseUnasked } from './options';
import { Payment } from './payment';
import { Misfit, Refused } from './stops';

/** How a mana ability comes out is asked by these. */
const OUTPUTS: readonly Question['kind'][] = ['chooseMana', 'chooseColor', 'chooseOption'];

/**
 * Casts or activates as an entry says: answers each question of the draft from it (601.2, 602.2).
 * What the entry leaves open stays asked, so that `answer` entries can go on; `open` says whether
 * that is so.
 */
export class Draft {
  private readonly choices: Json[];
  private readonly targets: Target[];
  private readonly payment: Payment;
  private asked = new Set<Question['kind']>();
  private amounts: { readonly name: string; readonly amount: number }[] = [];
  /** The pool or a mana ability used to pay is being seen to. */
  private paying = false;

  constructor(
    private readonly cursor: Cursor,
    private readonly object: ObjectId,
    private readonly said: Announcement,
    payment?: Payment,
  ) {
    this.choices = [...(said.choose ?? [])];
    this.targets = [...(said.targets ?? [])];
    this.payment = payment ?? new Payment(cursor, said.pay);
  }

  /** The same draft as far as it is, going on under another cursor. */
  on(cursor: Cursor): Draft {
    const left = {
      ...this.said,
      choose: this.choices,
      ...(this.said.targets && { targets: this.targets }),
    };
    const draft = new Draft(cursor, this.object, left, this.payment.on(cursor));
    draft.asked = new Set(this.asked);
    draft.amounts = [...this.amounts];
    draft.paying = this.paying;
    return draft;
  }

  /** Begins, and goes on as far as the entry says. @throws Refused, Misfit, Unsupported */
  begin(start: Answer): void {
    this.cursor.answer(start);
    this.goOn();
  }

  /** Whether something of the draft is still asked. */
  get open(): boolean {
    const { question } = this.cursor;
    return question.draft !== undefined || question.kind === 'unread' || this.paying;
  }

  /** Goes on as far as the entry says. @throws Refused where it says what nobody asks */
  goOn(): void {
    this.answerAll();
    if (this.open) return;
    refuseUnasked(this.said, this.asked, this.object, this.cursor.events);
    this.refuseLeftTargets();
  }

  private answerAll(): void {
    for (;;) {
      const { question } = this.cursor;
      if (question.kind === 'payMana') {
        this.paying = false;
        this.asked.add(question.kind);
        this.paying = this.payment.next(question);
        continue;
      }
      if (question.kind === 'unread') {
        if (!this.choose()) return;
        continue;
      }
      if (question.draft === undefined && (!this.paying || question.kind === 'priority')) {
        this.paying = false;
        if (OUTPUTS.includes(question.kind)) this.answer(question);
        return;
      }
      this.asked.add(question.kind);
      if (!this.answer(question)) return;
    }
  }

  /** Answers one question of the draft; false where the entry does not say how. */
  private answer(question: Question): boolean {
    const { mana } = this.said;
    if (mana !== undefined && !this.paying && OUTPUTS.includes(question.kind)) {
      this.cursor.answer(answerOf(this.cursor.position, manaAnswer(question, mana)));
      return true;
    }
    switch (question.kind) {
      case 'castingOptions':
        this.cursor.answer(castingOptions(this.said, question));
        return true;
      case 'chooseMode':
        return this.given(this.said.modes, (modes) => ({
          kind: 'modes',
          modes: modes.map((mode) => mode - 1),
        }));
      case 'chooseTarget':
        return this.given(this.said.targets && this.slot(question), (targets) =>
          answerOf(this.cursor.position, targets),
        );
      case 'divide':
        return this.given(this.amounts.length > 0 ? this.amounts : undefined, (amounts) =>
          answerOf(
            this.cursor.position,
            Object.fromEntries(amounts.map(({ name, amount }) => [name, amount])),
          ),
        );
      case 'chooseNumber':
        if (question.draft === 'x') {
          return this.given(this.said.x, (x) => ({ kind: 'number', number: x }));
        }
        return this.choose();
      case 'chooseMana':
      case 'chooseColor':
        return this.payment.mana(question) || this.choose() || this.payment.helpful(question);
      default:
        return this.choose();
    }
  }

  private given<T>(value: T | undefined, answer: (value: T) => Answer): boolean {
    if (value === undefined) return false;
    this.cursor.answer(answer(value));
    return true;
  }

  /** The targets for one slot: one, a list of its own, or all that share in a division. */
  private slot(question: Extract<Question, { readonly kind: 'chooseTarget' }>): Json {
    const [first] = this.targets;
    if (first === undefined) return [];
    if (typeof first === 'object' && 'to' in first) {
      const parts: string[] = [];
      this.amounts = [];
      for (let next: Target | undefined = first; parts.length < question.max; ) {
        if (typeof next !== 'object' || !('to' in next)) break;
        this.targets.shift();
        parts.push(next.to);
        this.amounts.push({ name: next.to, amount: next.amount });
        next = this.targets[0];
      }
      return parts;
    }
    if (typeof first === 'string') {
      const several = this.targets.slice(0, Math.max(1, question.min));
      this.targets.splice(0, several.length);
      return several as readonly string[];
    }
    this.targets.shift();
    return first as readonly string[];
  }

  /** Takes the next value of `choose` that fits; values before it were not needed. */
  private choose(): boolean {
    let first: readonly Check[] | null = null;
    for (const [at, value] of this.choices.entries()) {
      const { question } = this.cursor;
      const several = 'min' in question && typeof question.min === 'number' ? question.min : 1;
      const together = [value, ...this.choices.slice(at + 1, at + several)];
      const values = Array.isArray(value) || several < 2 ? [value] : [together, value];
      for (const tried of values) {
        const checks = this.attempt(tried as Json);
        if (checks === null) {
          this.choices.splice(0, at + (tried === together ? several : 1));
          return true;
        }
        first ??= checks;
      }
    }
    if (first !== null && first.length > 0) throw new Refused(first);
    return false;
  }

  /** @returns what refuses the value; nothing of use where it is not even of the right form */
  private attempt(value: Json): readonly Check[] | null {
    try {
      return this.cursor.attempt(answerOf(this.cursor.position, value));
    } catch (error) {
      if (error instanceof Misfit) return [];
      throw error;
    }
  }

  private refuseLeftTargets(): void {
    if (this.targets.length === 0) return;
    throw new Refused([
      {
        code: 'tooMany',
        subjects: [this.object],
        cites: [cr('601.2c')],
        detail: `${this.targets.length}`,
      },
    ]);
  }
}
