import type { Ref, Scenario, Status } from './format';
import { LIMITS, type Problem, pointer } from './limits';
import { didYouMean } from './nearest';
import { setupObjects } from './setupRefs';

export type Path = readonly (string | number)[];

/** Whom and what a scenario knows, and what was said of others that it does not know. */
export class Known {
  readonly problems: Problem[] = [];
  readonly refs: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  private readonly players: ReadonlySet<string>;

  constructor(scenario: Scenario) {
    this.players = new Set(scenario.players.map(({ name }) => name));
    this.refs = new Set(setupObjects(scenario).map(({ ref }) => ref));
    this.cards = new Set((scenario.cards ?? []).map(({ name }) => name));
  }

  get enough(): boolean {
    return this.problems.length >= LIMITS.problems;
  }

  tell(at: Path, message: string): void {
    if (!this.enough) this.problems.push({ at: pointer(at), message });
  }

  isPlayer(name: string): boolean {
    return this.players.has(name);
  }

  player(name: string | undefined, ...at: Path): void {
    if (name === undefined || this.players.has(name)) return;
    this.tell(at, ended(`No player is called "${name}"${didYouMean(name, this.players)}`));
  }

  object(ref: Ref, ...at: Path): void {
    if (this.enough || this.refs.has(ref)) return;
    this.tell(at, ended(`No object has the ref "${ref}"${didYouMean(ref, this.refs)}`));
  }

  /** Something that may be a player or an object. */
  either(name: string, ...at: Path): void {
    if (!this.players.has(name)) this.object(name, ...at);
  }

  /** The players in how an object stands. */
  statusPlayers(status: Status, at: Path): void {
    this.player(status.controller, ...at, 'controller');
    this.player(status.owner, ...at, 'owner');
    this.player(status.protector, ...at, 'protector');
    this.player(status.chosen?.player, ...at, 'chosen', 'player');
  }
}

function ended(words: string): string {
  return words.endsWith('?') ? words : `${words}.`;
}
