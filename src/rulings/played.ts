import { findCard } from '../cards';
import type { CopiableValues } from '../rules/abilities/values';
import { answer } from '../rules/engine/door';
import type { Game } from '../rules/engine/game';
import { characteristicsOf } from '../rules/happening/view';
import type { GameEvent } from '../rules/kernel/events';
import { type ObjectId, type PlayerId, playerId } from '../rules/kernel/ids';
import { need } from '../rules/kernel/invariant';
import type { GameObject, Target } from '../rules/kernel/objects';
import type { Answer } from '../rules/kernel/questions';
import { newGame } from '../rules/setup/newGame';
import type { Placement, Setup } from '../rules/setup/setup';

type Placed =
  | string
  | CopiableValues
  | (Partial<Placement> & { readonly card: string | CopiableValues });

/** What a player has; plenty of mana of every colour unless said otherwise. */
export interface Side {
  readonly battlefield?: readonly Placed[];
  readonly hand?: readonly Placed[];
  /** Top first; unknown when left out. */
  readonly library?: readonly Placed[];
  readonly graveyard?: readonly Placed[];
  readonly exile?: readonly Placed[];
  readonly life?: number;
}

/** An object, or a player. */
export type Choice = ObjectId | { readonly player: PlayerId };

/** What is chosen in casting or activating. */
export interface Announced {
  readonly targets?: readonly (readonly Choice[])[];
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly kick?: readonly string[];
}

export const A = playerId(0);
export const B = playerId(1);
export const C = playerId(2);
export const TO_A: Choice = { player: A };
export const TO_B: Choice = { player: B };

const MANA = '{W}{U}{B}{R}{G}{C}'.repeat(10);
const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile'] as const;

/** A board for rulings in tests: laid out, then played by answers, each of which must be accepted. */
export class Board {
  readonly events: GameEvent[] = [];

  private constructor(public game: Game) {}

  static of(sides: readonly Side[], turn: Setup['turn'] = {}): Board {
    const objects = sides.flatMap((side, i) =>
      ZONES.flatMap((zone) => (side[zone] ?? []).map((p) => placement(p, zone, playerId(i)))),
    );
    const made = newGame({
      players: sides.map((side, i) => ({
        name: 'ABCDEF'[i] ?? '?',
        manaPool: MANA,
        libraryUnknown: side.library === undefined,
        ...(side.life === undefined ? {} : { life: side.life }),
      })),
      objects,
      turn,
    });
    if (made.result !== 'accepted') throw new Error(JSON.stringify(made));
    const board = new Board(made.game);
    board.events.push(...made.events);
    return board;
  }

  /** A board of its own from here. */
  fork(): Board {
    const board = new Board(this.game);
    board.events.push(...this.events);
    return board;
  }

  get asked(): Game['question'] {
    return this.game.question;
  }

  get state(): Game['state'] {
    return this.game.state;
  }

  /** The result of an answer that is not carried out. */
  tried(given: Answer) {
    return answer(this.game, given);
  }

  answer(given: Answer): this {
    const result = answer(this.game, given);
    if (result.result !== 'accepted') {
      throw new Error(`${JSON.stringify(given)} to ${this.asked.kind}: ${JSON.stringify(result)}`);
    }
    this.game = result.game;
    this.events.push(...result.events);
    return this;
  }

  yes(): this {
    return this.answer({ kind: 'yesNo', yes: true });
  }

  no(): this {
    return this.answer({ kind: 'yesNo', yes: false });
  }

  choose(...choice: readonly Choice[]): this {
    return this.answer({ kind: 'choice', choice: choice.map(targetOf) });
  }

  targets(...targets: readonly Choice[]): this {
    return this.answer({
      kind: 'targets',
      targets: targets.map((t) => ({ target: targetOf(t) })),
    });
  }

  cast(object: ObjectId, announced: Announced = {}): this {
    return this.answer({ kind: 'cast', object }).announce(announced);
  }

  activate(object: ObjectId, ability: string, announced: Announced = {}): this {
    return this.answer({ kind: 'activate', object, ability }).announce(announced);
  }

  private announce({ targets = [], modes = [], x = 0, kick = [] }: Announced): this {
    const left = [...targets];
    while (this.asked.draft !== undefined) {
      switch (this.asked.kind) {
        case 'castingOptions':
          this.answer({
            kind: 'options',
            alternative: null,
            additional: kick.map((cost) => ({ cost, times: 1 })),
          });
          break;
        case 'chooseMode':
          this.answer({ kind: 'modes', modes });
          break;
        case 'chooseNumber':
          this.answer({ kind: 'number', number: x });
          break;
        case 'chooseTarget':
          this.targets(...(left.shift() ?? []));
          break;
        case 'payMana':
          this.answer({ kind: 'pay' });
          break;
        default:
          throw new Error(`While casting: ${JSON.stringify(this.asked)}`);
      }
    }
    return this;
  }

  pass(): this {
    return this.answer({ kind: 'pass' });
  }

  /** Everyone passes until the top of the stack has begun to resolve and something else is asked, or it is gone. */
  resolve(): this {
    const top = this.state.stack.at(-1);
    while (this.asked.kind === 'priority' && this.state.stack.at(-1) === top) this.pass();
    return this;
  }

  resolveAll(): this {
    while (this.asked.kind === 'priority' && this.state.stack.length > 0) this.pass();
    return this;
  }

  /** The newest object of that name, wherever it is; a number tells several apart, the oldest first. */
  find(name: string, zone?: GameObject['zone'], nth = -1): ObjectId {
    return need(this.all(name, zone).at(nth), `${name} in ${zone ?? 'any zone'}`);
  }

  all(name: string, zone?: GameObject['zone']): readonly ObjectId[] {
    return this.state.objects.ids().filter((id) => {
      const object = this.object(id);
      return object.printed.name === name && (zone === undefined || object.zone === zone);
    });
  }

  object(id: ObjectId): GameObject {
    return need(this.state.objects.get(id), `object ${id}`);
  }

  values(id: ObjectId) {
    return need(characteristicsOf(this.state, id), `values of ${id}`);
  }

  life(player: PlayerId): number {
    return need(this.state.players[player], 'player').life;
  }

  hand(player: PlayerId): readonly ObjectId[] {
    return need(this.state.players[player], 'player').hand;
  }

  zoneOf(id: ObjectId): string {
    return this.state.objects.get(id)?.zone ?? 'gone';
  }

  /** The rules that events so far name. */
  cited(): ReadonlySet<string> {
    return new Set(this.events.flatMap((e) => e.cites));
  }
}

function targetOf(choice: Choice): Target {
  return typeof choice === 'number' ? { object: choice } : choice;
}

function placement(placed: Placed, zone: Placement['zone'], owner: PlayerId): Placement {
  const given =
    typeof placed === 'object' && 'card' in placed
      ? placed
      : { card: placed as string | CopiableValues };
  const { card, ...fields } = given;
  const printed = typeof card === 'string' ? need(findCard(card), card) : card;
  return { kind: 'card', printed, owner, zone, ...fields };
}
