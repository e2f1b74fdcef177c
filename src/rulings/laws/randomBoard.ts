import type { CopiableValues } from '../../rules/abilities/values';
import type { PlayerId } from '../../rules/kernel/ids';
import type { Placement, PlayerSetup, Setup } from '../../rules/setup/setup';
import type { Chance } from './random';

const STEPS = ['upkeep', 'main1', 'main1', 'main1', 'beginCombat', 'main2', 'end'] as const;

/** A board of random cards of the given library: two to four players, lands, permanents, hands, graveyards. */
export function randomBoard(chance: Chance, cards: readonly CopiableValues[]): Setup {
  const lands = cards.filter((c) => c.types.includes('Land'));
  const permanents = cards.filter(
    (c) =>
      !c.types.includes('Instant') && !c.types.includes('Sorcery') && !c.subtypes.includes('Aura'),
  );
  const count = chance.one([2, 2, 2, 3, 3, 4]);
  const players: PlayerSetup[] = Array.from({ length: count }, (_, i) => ({
    name: `P${i + 1}`,
    life: 5 + chance.below(20),
    manaPool: chance.chance(0.5) ? '{W}{U}{B}{R}{G}{C}' : '',
    libraryUnknown: chance.chance(0.3),
  }));
  const objects: Placement[] = [];
  for (let owner = 0; owner < count; owner += 1) {
    const put = (
      zone: Placement['zone'],
      list: readonly CopiableValues[],
      fields: (printed: CopiableValues) => Partial<Placement> = () => ({}),
    ) => {
      for (const printed of list) {
        objects.push({ kind: 'card', printed, owner: owner as PlayerId, zone, ...fields(printed) });
      }
    };
    const pick = (list: readonly CopiableValues[], n: number) =>
      Array.from({ length: n }, () => chance.one(list));
    put('battlefield', pick(lands, 3 + chance.below(4)), () => ({ tapped: chance.chance(0.2) }));
    put('battlefield', pick(permanents, 1 + chance.below(5)), (printed) => ({
      tapped: chance.chance(0.2),
      sick: chance.chance(0.3),
      kind: chance.chance(0.2) ? 'token' : 'card',
      chosen: { color: chance.one(['W', 'U', 'B', 'R', 'G'] as const), type: 'Goblin' },
      counters: {
        ...(printed.loyalty === undefined ? {} : { loyalty: printed.loyalty }),
        ...(printed.types.includes('Creature') ? { '+1/+1': 1 + chance.below(3) } : {}),
      },
    }));
    put('hand', pick(cards, 2 + chance.below(4)));
    put('graveyard', pick(cards, chance.below(3)));
    put('library', pick(cards, 4));
  }
  return {
    seed: chance.below(1_000_000),
    players,
    objects,
    turn: { number: 1, active: chance.below(count) as PlayerId, step: chance.one(STEPS) },
  };
}
