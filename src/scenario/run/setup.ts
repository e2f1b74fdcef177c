import { type PlacedTarget, type PlayerId, playerId, type Setup } from '../../rules';
import type { PlayerSetup, Scenario } from '../format';
import { type SetupObject, setupObjects } from '../setupRefs';
import { type CardSource, cardsOf } from './cards';
import { type Naming, placementOf } from './placements';
import { Misfit } from './stops';

/** A scenario's position as the core lays it out, and what is placed in it, one for one. */
export interface SetUp {
  readonly setup: Setup;
  readonly objects: readonly SetupObject[];
  /** The cards that the scenario can name. */
  readonly cards: CardSource;
}

/** The setup that a scenario describes. @throws Unsupported, Misfit */
export function setUp(scenario: Scenario, source: CardSource): SetUp {
  const cards = cardsOf(scenario.cards ?? [], source);
  const objects = setupObjects(scenario);
  const naming = namingOf(scenario, objects, cards);
  const { turn = {} } = scenario;
  const setup: Setup = {
    variant: scenario.variant ?? 'free',
    seed: scenario.seed ?? 1,
    chance: scenario.chance ?? [],
    players: scenario.players.map((player) => playerOf(player, naming)),
    objects: objects.map(({ placement, player, zone }) =>
      placementOf(placement.making, placement.fields, naming.player(player), zone, naming),
    ),
    turn: {
      ...(turn.number === undefined ? {} : { number: turn.number }),
      ...(turn.active === undefined ? {} : { active: naming.player(turn.active) }),
      ...(turn.step === undefined ? {} : { step: turn.step }),
    },
    ...(scenario.monarch === undefined ? {} : { monarch: naming.player(scenario.monarch) }),
    ...(scenario.initiative === undefined
      ? {}
      : { initiative: naming.player(scenario.initiative) }),
  };
  return { setup, objects, cards };
}

function namingOf(scenario: Scenario, objects: readonly SetupObject[], cards: CardSource): Naming {
  const places = new Map(objects.map(({ ref }, placed) => [ref, placed] as const));
  const players = new Map(scenario.players.map(({ name }, i) => [name, playerId(i)] as const));
  const player = (name: string): PlayerId => {
    const id = players.get(name);
    if (id === undefined) throw new Misfit(`No player is called “${name}”.`);
    return id;
  };
  const ref = (name: string): PlacedTarget | undefined => {
    const placed = places.get(name);
    return placed === undefined ? undefined : { placed };
  };
  const target = (name: string): PlacedTarget => {
    if (players.has(name)) return { player: player(name) };
    const found = ref(name);
    if (found === undefined) throw new Misfit(`No object has the ref “${name}”.`);
    return found;
  };
  return { cards, player, ref, target };
}

function playerOf(player: PlayerSetup, naming: Naming): Setup['players'][number] {
  const { name, life, manaPool, counters, landsPlayed, commander = [] } = player;
  return {
    name,
    ...(life === undefined ? {} : { life }),
    ...(manaPool === undefined ? {} : { manaPool }),
    ...(counters === undefined ? {} : { counters }),
    ...(landsPlayed === undefined ? {} : { landsPlayed }),
    commanders: commander.map((ref) => placeOf(ref, naming)),
    commanderDamage: Object.entries(player.commanderDamage ?? {}).map(([ref, amount]) => ({
      placed: placeOf(ref, naming),
      amount,
    })),
    libraryUnknown: player.library === undefined,
  };
}

function placeOf(ref: string, naming: Naming): number {
  const found = naming.ref(ref);
  if (found === undefined || !('placed' in found)) {
    throw new Misfit(`No object has the ref “${ref}”.`);
  }
  return found.placed;
}
