import { findCard } from '../../cards/held';
import type { Placement, Zone } from '../../rules';
import { possessive } from '../words/sentences';
import type { Wish, Wishing } from './wish';

/** Plain cards of the library that stand for their kind: a creature, an artifact, an enchantment, a land. */
const SAMPLES = ['Grizzly Bears', 'Sol Ring', 'Glorious Anthem', 'Forest'];

const PLACES: readonly Zone[] = ['battlefield', 'graveyard'];

/** Something of a usual kind laid where it could be a target, or be paid with: tried out one after the other. */
export function somethingThere({ game, names, player }: Wishing): readonly Wish[] {
  const opponent = game.state.players.find((one) => one.id !== player && !one.lost)?.id;
  const whose = opponent === undefined ? [player] : [opponent, player];
  return PLACES.flatMap((zone) =>
    SAMPLES.flatMap((name): readonly Wish[] => {
      const printed = findCard(name);
      if (printed === undefined) return [];
      return whose.map((owner): Wish => {
        const placement: Placement = { kind: 'card', printed, owner, zone };
        const where =
          zone === 'battlefield'
            ? `onto the battlefield under ${possessive(names.player(owner))} control`
            : `into ${possessive(names.player(owner))} graveyard`;
        return {
          words: `put ${name} ${where}`,
          edits: [{ edit: 'place', placements: [placement] }],
          same: 'sample',
        };
      });
    }),
  );
}
