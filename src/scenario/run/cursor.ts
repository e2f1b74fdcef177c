import {
  type Answer,
  answering,
  atOnce,
  type Check,
  type Edit,
  edit,
  editing,
  type Game,
  type GameEvent,
  type Made,
  type PlayerId,
  type Question,
  type Resting,
  type State,
} from '../../rules';
import type { Position } from './position';
import { awaitedRefs, withMadeRefs } from './refsInPlay';
import { Misfit, Refused, Unsupported } from './stops';
import { arrived, refuseUnread, touchedBy } from './unread';

/** One answer or change by hand, and what came of it. */
export interface Step {
  readonly did: { readonly answer: Answer } | { readonly change: Edit };
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Goes from position to position while one entry is carried out, and keeps what was done. */
export class Cursor {
  constructor(
    public position: Position,
    public steps: readonly Step[] = [],
  ) {}

  get game(): Game {
    return this.position.game;
  }

  get state(): State {
    return this.game.state;
  }

  get question(): Question {
    return this.game.question;
  }

  /** All that happened since the cursor was set. */
  get events(): readonly GameEvent[] {
    return this.steps.flatMap((step) => step.events);
  }

  /** Gives an answer. @throws Refused, Unsupported, Misfit */
  answer(given: Answer): void {
    atOnce(this.answering(given));
  }

  /** The same, resting in between where it is long. */
  *answering(given: Answer): Resting<void> {
    const checks = yield* this.attempting(given);
    if (checks !== null) throw new Refused(checks);
  }

  /** Gives an answer; where it is refused, nothing is done and the checks are handed back. */
  attempt(given: Answer): readonly Check[] | null {
    return atOnce(this.attempting(given));
  }

  private *attempting(given: Answer): Resting<readonly Check[] | null> {
    const result = yield* answering(this.game, given);
    switch (result.result) {
      case 'accepted':
        this.position = this.ordered(given);
        this.go({ answer: given }, result.game, result.events);
        return null;
      case 'refused':
        return result.checks;
      case 'unsupported':
        throw new Unsupported(result.what);
      case 'undecided':
        throw new Misfit(result.why);
    }
  }

  /** Changes the position by hand. @returns what was placed */
  edit(change: Edit): readonly Made[] {
    const result = edit(this.game, change);
    switch (result.result) {
      case 'accepted':
        this.go({ change }, result.game, result.events);
        refuseUnread(this.position, touchedBy(this.position, change, result.made));
        return result.made;
      case 'refused':
        throw new Refused(result.checks);
      case 'unsupported':
        throw new Unsupported(result.what);
      case 'undecided':
        throw new Misfit(result.why);
    }
  }

  /**
   * Makes several changes by hand at once, resting in between where they are many.
   * @returns false, with nothing done, where one cannot be made or anything else comes of them: then it counts which
   *   comes first
   */
  *editingAtOnce(changes: readonly Edit[]): Resting<boolean> {
    const result = yield* editing(this.game, changes);
    if (result.result !== 'accepted' || result.events.length > changes.length) return false;
    const { game, events } = result;
    this.position = { ...this.position, game };
    const steps = changes.map((change, nth) => ({
      did: { change },
      game,
      events: events.slice(nth, nth + 1),
    }));
    this.steps = [...this.steps, ...steps];
    refuseUnread(
      this.position,
      changes.flatMap((change) => touchedBy(this.position, change, [])),
    );
    return true;
  }

  /** A cursor at the same place that goes its own way. */
  fork(): Cursor {
    return new Cursor(this.position, this.steps);
  }

  /** Goes where another cursor has gone that was forked from here. */
  join(other: Cursor): void {
    this.position = other.position;
    this.steps = other.steps;
  }

  /** The player with priority; null while something else is asked. */
  get priority(): PlayerId | null {
    return this.question.kind === 'priority' ? this.question.player : null;
  }

  private go(did: Step['did'], game: Game, events: readonly GameEvent[]): void {
    this.position = withMadeRefs({ ...this.position, game }, events);
    this.steps = [...this.steps, { did, game, events }];
    refuseUnread(this.position, arrived(events));
  }

  /** Abilities that are put in order keep the refs by which they were named. */
  private ordered(given: Answer): Position {
    const { position, question } = this;
    if (question.kind !== 'orderTriggers' || given.kind !== 'order') return position;
    const { abilities, book } = awaitedRefs(position, question);
    const expected = given.order.flatMap((at) => abilities[at] ?? []);
    return { ...position, book, expected: [...position.expected, ...expected] };
  }
}
