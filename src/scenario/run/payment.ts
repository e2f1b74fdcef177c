import {
  type Answer,
  activatedAbilities,
  type Check,
  coverage,
  cr,
  isHelpingWay,
  judgeMana,
  manaWays,
  type ObjectId,
  proposePayment,
  type Question,
} from '../../rules';
import type { ManaActivation, ManaText, Pay } from '../format';
import { abilityMeant } from './abilities';
import { answerOf } from './choices';
import type { Cursor } from './cursor';
import { manaAnswer } from './manaAnswer';
import { presentId } from './position';
import { Refused } from './stops';
import { symbolsOf } from './words';

type PayMana = Extract<Question, { readonly kind: 'payMana' }>;
type Item = Exclude<Pay, 'free'>[number];

/** Pays the mana of one spell or ability as an entry says (601.2g, h). */
export class Payment {
  private readonly items: Item[];
  private named: string[] = [];
  /** The object whose cost is paid, and its pool when that began. */
  private about: ObjectId | undefined;
  private poolBefore = 0;
  private missing = '';
  private wanted: ManaText | undefined;

  constructor(
    private readonly cursor: Cursor,
    private readonly pay: Pay | undefined,
  ) {
    this.items = typeof pay === 'object' ? [...pay] : [];
  }

  /** The same payment as far as it is, going on under another cursor. */
  on(cursor: Cursor): Payment {
    const payment = new Payment(
      cursor,
      this.pay === undefined || this.pay === 'free' ? this.pay : this.items,
    );
    payment.named = [...this.named];
    payment.about = this.about;
    payment.poolBefore = this.poolBefore;
    payment.missing = this.missing;
    payment.wanted = this.wanted;
    return payment;
  }

  /** Goes on with the payment. @returns whether a mana ability was activated, so that more may be asked */
  next(question: PayMana): boolean {
    if (this.about === undefined) {
      this.about = question.about;
      this.poolBefore = this.pool.length;
    }
    this.missing = coverage(this.cursor.game)?.missing ?? '';
    // A mana ability that costs mana is paid from what is there.
    if (question.about !== this.about && this.cursor.attempt({ kind: 'pay' }) === null) return true;
    if (this.pay === 'free') return this.free(question);
    return this.pay === undefined ? this.proposed() : this.exactly(question);
  }

  /** Answers the question how a mana ability comes out, where the payment says so. */
  mana(question: Question): boolean {
    const { wanted } = this;
    this.wanted = undefined;
    if (wanted === undefined) return false;
    this.cursor.answer(answerOf(this.cursor.position, manaAnswer(question, wanted)));
    return true;
  }

  /** Answers that question with mana that the cost still lacks, where only one fits. */
  helpful(question: Question): boolean {
    const options =
      question.kind === 'chooseMana'
        ? question.options
        : question.kind === 'chooseColor'
          ? question.options.map((color) => `{${color}}`)
          : [];
    const fitting = options.filter((option) =>
      symbolsOf(option).some((symbol) => this.missing.includes(symbol)),
    );
    const [first] = fitting;
    if (first === undefined || fitting.length > 1) return false;
    this.cursor.answer(answerOf(this.cursor.position, manaAnswer(question, first)));
    return true;
  }

  private get pool() {
    return this.cursor.state.players[this.cursor.question.player]?.pool ?? [];
  }

  private free({ player }: PayMana): boolean {
    const checks = this.cursor.attempt({ kind: 'pay' });
    if (checks === null) return false;
    const lacking = checks.find((check) => check.fix?.kind === 'mana')?.fix?.detail;
    if (lacking === undefined) throw new Refused(checks);
    this.cursor.edit({ edit: 'addMana', player, mana: asMana(lacking) });
    if (this.cursor.question.kind === 'payMana') this.cursor.answer({ kind: 'pay' });
    return false;
  }

  /** From the pool; where that is not enough, after tapping what is proposed. */
  private proposed(): boolean {
    const checks = this.cursor.attempt({ kind: 'pay' });
    if (checks === null) return false;
    const proposal = proposePayment(this.cursor.game) ?? [];
    if (proposal.length === 0) throw new Refused(checks);
    for (const { object, ability, choices } of proposal) {
      this.activate(object, ability);
      for (const choice of choices) this.cursor.answer(choice);
    }
    return true;
  }

  /** With exactly what is listed. */
  private exactly(question: PayMana): boolean {
    const item = this.items.shift();
    if (item === undefined) {
      // With nothing but what the sources made, which of it is spent is the core's choice, as in play.
      const all = this.named.length === 0 && this.poolBefore === 0;
      this.cursor.answer(all ? { kind: 'pay' } : { kind: 'pay', spend: this.spend() });
      return false;
    }
    if (typeof item === 'string' && /^(?:\{[^{}]+\})+$/.test(item)) {
      this.named.push(...symbolsOf(item));
      return false;
    }
    this.use(item, question);
    return true;
  }

  /** The places of the mana that was named, and of what was made meanwhile. */
  private spend(): readonly number[] {
    const { pool } = this;
    const made = [...pool.keys()].filter((place) => place >= this.poolBefore);
    const places: number[] = [];
    for (const symbol of this.named) {
      const place = pool.findIndex(
        (mana, i) => i < this.poolBefore && `{${mana.type}}` === symbol && !places.includes(i),
      );
      if (place < 0) throw new Refused([noSuchMana(symbol)]);
      places.push(place);
    }
    const all = [...places, ...made];
    const covered = coverage(this.cursor.game, all);
    return covered?.missing === '' ? covered.places : all;
  }

  private use(item: string | ManaActivation, { helpers }: PayMana): void {
    const activation: ManaActivation = typeof item === 'string' ? { activate: item } : item;
    const object = presentId(this.cursor.position, activation.activate);
    this.wanted = activation.mana;
    const ways = (helpers?.options ?? []).flatMap((helper) =>
      helper.object === object ? [helper.way] : [],
    );
    const way = ways.find((one) => one === activation.ability);
    if (way !== undefined) {
      this.activate(object, way);
      return;
    }
    if (activation.ability !== undefined) {
      const held = abilityMeant(this.cursor.position, object, activation.ability);
      if (held === undefined) throw new Refused([noSuchAbility(object)]);
      this.activate(object, held.key);
      return;
    }
    const abilities = activatedAbilities(this.cursor.state, object).filter(
      (held) => held.isMana && held.tapsThis,
    );
    const keys = abilities.map(({ key }) => key);
    this.activateOne(object, [...keys, ...ways]);
  }

  /** Activates the first of the abilities that makes what is wanted, and that the rules allow. */
  private activateOne(object: ObjectId, keys: readonly string[]): void {
    let first: readonly Check[] | null = null;
    const lacking = (key: string): boolean =>
      manaWays(this.cursor.state, object, key).some((way) =>
        symbolsOf(way).some((symbol) => this.missing.includes(symbol)),
      );
    for (const ability of keys.toSorted((a, b) => Number(lacking(b)) - Number(lacking(a)))) {
      const wanted = this.wanted;
      const verdict =
        wanted === undefined || isHelpingWay(ability)
          ? undefined
          : judgeMana(this.cursor.state, object, ability, wanted);
      const checks =
        verdict?.allowed === false
          ? verdict.checks
          : this.cursor.attempt({ kind: 'activate', object, ability });
      if (checks === null) return;
      first ??= checks;
    }
    throw new Refused(first ?? [noSuchAbility(object)]);
  }

  private activate(object: ObjectId, ability: string): void {
    const answer: Answer = { kind: 'activate', object, ability };
    this.cursor.answer(answer);
  }
}

const noSuchAbility = (object: ObjectId): Check => ({
  code: 'noSuchAbility',
  subjects: [object],
  cites: [cr('605.1a')],
});

const noSuchMana = (detail: string): Check => ({
  code: 'noSuchMana',
  subjects: [],
  cites: [cr('601.2h'), cr('106.4')],
  detail,
});

/** Mana that pays for symbols, one for each: colourless for generic, the first half of a hybrid symbol. */
function asMana(symbols: string): ManaText {
  return symbolsOf(symbols)
    .map((symbol) => {
      const inside = symbol.slice(1, -1);
      if (/^[0-9]+$/.test(inside)) return '{C}'.repeat(Number(inside));
      const half = inside.split('/').find((part) => /^[WUBRGCS]$/.test(part));
      return `{${half ?? inside}}`;
    })
    .join('');
}
