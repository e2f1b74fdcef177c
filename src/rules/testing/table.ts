import type { CopiableValues, Step, Zone } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { answer, question } from '../engine/door';
import type { Game } from '../engine/game';
import { viewOf } from '../happening/view';
import type { GameEvent } from '../kernel/events';
import { type ObjectId, type PlayerId, playerId } from '../kernel/ids';
import { Fault, need } from '../kernel/invariant';
import type { GameObject, Target } from '../kernel/objects';
import type { Answer, Question } from '../kernel/questions';
import type { Check, Result } from '../kernel/results';
import type { Variant } from '../kernel/state';
import { newGame } from '../setup/newGame';
import type { Placement, PlayerSetup } from '../setup/setup';

/** What stands where: a card by its values, with how it is placed. Owned by A unless said otherwise. */
export type Placed = Partial<Omit<Placement, 'printed'>> & { readonly card: CopiableValues };

/** How a table of a test is laid. */
export interface Laid {
  readonly objects: readonly Placed[];
  readonly players?: readonly Partial<PlayerSetup>[];
  readonly variant?: Variant;
  readonly step?: Step;
  readonly active?: PlayerId;
}

/** Player A, B, C … of a table. */
export const A = playerId(0);
export const B = playerId(1);
export const C = playerId(2);

/** A game for tests that is played by names: what is refused fails the test, unless refusal is asked for. */
export class Table {
  game: Game;
  /** All events so far. */
  readonly events: GameEvent[] = [];

  constructor(laid: Laid) {
    const players = (laid.players ?? [{}, {}]).map(
      (p, i): PlayerSetup => ({ name: 'ABCDEF'[i] ?? '?', libraryUnknown: true, ...p }),
    );
    const made = newGame({
      players,
      ...(laid.variant === undefined ? {} : { variant: laid.variant }),
      turn: { number: 1, active: laid.active ?? A, step: laid.step ?? 'main1' },
      objects: laid.objects.map(
        ({ card, ...rest }): Placement => ({
          kind: 'card',
          printed: card,
          owner: A,
          zone: 'battlefield',
          ...rest,
        }),
      ),
    });
    if (made.result !== 'accepted') throw new Fault(JSON.stringify(made));
    this.game = made.game;
    this.events.push(...made.events);
  }

  get asked(): Question {
    return question(this.game);
  }

  get step(): Step {
    return this.game.state.turn.step;
  }

  /** The newest object of that name (the nth newest), wherever it is. */
  id(name: string, nth = 0): ObjectId {
    const { state } = this.game;
    const named = state.objects
      .ids()
      .filter((id) => state.objects.get(id)?.printed.name === name)
      .reverse();
    return need(named[nth], name);
  }

  object(name: string, nth = 0): GameObject {
    return need(this.game.state.objects.get(this.id(name, nth)), name);
  }

  zone(name: string, nth = 0): Zone {
    return this.object(name, nth).zone;
  }

  /** Power and toughness, `"2/2"`. */
  size(name: string): string {
    const values = need(viewOf(this.game.state).characteristics(this.id(name)), name);
    return `${values.power}/${values.toughness}`;
  }

  life(player: PlayerId): number {
    return need(this.game.state.players[player], 'a player').life;
  }

  try(given: Answer): Result<Game> {
    return answer(this.game, given);
  }

  do(given: Answer): this {
    const result = this.try(given);
    if (result.result !== 'accepted') {
      throw new Fault(`${JSON.stringify(result)} for ${JSON.stringify(this.asked)}`);
    }
    this.game = result.game;
    this.events.push(...result.events);
    return this;
  }

  /** The checks by which an answer is refused. */
  refused(given: Answer): readonly Check[] {
    const result = this.try(given);
    if (result.result !== 'refused') throw new Fault(`not refused: ${result.result}`);
    return result.checks;
  }

  pass(times = 1): this {
    for (let n = 0; n < times; n += 1) this.do({ kind: 'pass' });
    return this;
  }

  /** Everyone passes, attacks and blocks with nothing, until the step has begun. */
  to(step: Step): this {
    const start = this.game.state.turn;
    for (let n = 0; n < 200; n += 1) {
      const { turn } = this.game.state;
      if (turn.step === step && (start.step !== step || turn.number > start.number)) return this;
      if (this.asked.kind === 'priority') this.pass();
      else if (this.asked.kind === 'declareAttackers') this.attack({});
      else if (this.asked.kind === 'declareBlockers') this.block({});
      else return this;
    }
    throw new Fault(`never came to ${step}`);
  }

  attacking(attacks: Readonly<Record<string, PlayerId | string>>): Answer {
    const whom = (to: PlayerId | string): Target =>
      typeof to === 'string' ? { object: this.id(to) } : { player: to };
    return {
      kind: 'attackers',
      attackers: Object.entries(attacks).map(([name, to]) => ({
        object: this.id(name),
        whom: whom(to),
      })),
    };
  }

  attack(attacks: Readonly<Record<string, PlayerId | string>>): this {
    return this.do(this.attacking(attacks));
  }

  blocking(blocks: Readonly<Record<string, string>>): Answer {
    return {
      kind: 'blockers',
      blockers: Object.entries(blocks).map(([name, attacker]) => ({
        object: this.id(name),
        attackers: [this.id(attacker)],
      })),
    };
  }

  block(blocks: Readonly<Record<string, string>>): this {
    return this.do(this.blocking(blocks));
  }

  /** Casts a card, with no optional costs, for mana from the pool; then everyone passes and it resolves. */
  cast(name: string, ...targets: readonly (string | PlayerId)[]): this {
    this.do({ kind: 'cast', object: this.id(name) });
    return this.announce(targets);
  }

  /** Activates the nth activated ability of a permanent by its key. */
  activate(name: string, ability: string, ...targets: readonly (string | PlayerId)[]): this {
    this.do({ kind: 'activate', object: this.id(name), ability });
    return this.announce(targets);
  }

  private announce(targets: readonly (string | PlayerId)[]): this {
    const left = [...targets];
    for (let asked = this.asked; asked.draft !== undefined; asked = this.asked) {
      switch (asked.kind) {
        case 'chooseTarget': {
          const to = need(left.shift(), 'a target');
          const target: Target = typeof to === 'string' ? { object: this.id(to) } : { player: to };
          this.do({ kind: 'targets', targets: [{ target }] });
          break;
        }
        case 'castingOptions':
          this.do({ kind: 'options', alternative: null, additional: [] });
          break;
        case 'payMana':
          this.do({ kind: 'pay' });
          break;
        default:
          throw new Fault(`asked ${asked.kind}`);
      }
    }
    return this;
  }

  /** Everyone passes until the stack is empty, or something is asked. */
  resolve(): this {
    for (let n = 0; n < 50 && this.game.state.stack.length > 0; n += 1) {
      if (this.asked.kind !== 'priority') return this;
      this.pass();
    }
    return this;
  }

  /** All rules that the events so far cite. */
  cited(): ReadonlySet<RuleNumber> {
    return new Set(this.events.flatMap((e) => e.cites));
  }
}

/** The rules that checks cite. */
export function citesOf(checks: readonly Check[]): readonly RuleNumber[] {
  return checks.flatMap((c) => c.cites);
}
