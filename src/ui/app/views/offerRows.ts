import { OFFER, WHY } from '../../../actions/deeds';
import { offersByObject, offersToOthers } from '../../../actions/offers';
import { namesOf } from '../../../explain';
import {
  characteristicsOf,
  copiableValuesOf,
  type Face,
  type Faces,
  type Game,
  type ObjectId,
  type Offer,
} from '../../../rules';
import type { ActionView } from '../../views';
import { combatReasons } from './combatReasons';
import { refusalIn } from './messages';
import { abilityLine } from './texts';

/** What the rules offer to do with an object, refused or not; and why it may not fight. */
export const offerRows = (game: Game, id: ObjectId): readonly ActionView[] => [
  ...byRules(game, id),
  ...combatReasons(game, id),
];

function byRules(game: Game, id: ObjectId): readonly ActionView[] {
  const offered = offersByObject(game).get(id);
  const all = offered ?? offersToOthers(game).get(id) ?? [];
  return all.map((offer, place): ActionView => {
    const verdict = refusalIn(offer.verdict, game.state);
    const refused = verdict && offered === undefined ? { ...verdict, ...waitsFor(game) } : verdict;
    const label = offerWords(game, id, offer);
    // It may still be begun: another way of paying may be chosen then.
    const lacking = refused ? undefined : refusalIn(offer.payable, game.state);
    return {
      id: `${OFFER}${place}`,
      label,
      ...(lacking && { note: lacking.reason, rules: lacking.rules ?? [] }),
      ...(offer.cost !== '' && { cost: offer.cost }),
      ...(refused && { refused, whyNot: WHY + JSON.stringify(offer.action) }),
    };
  });
}

/** Whose turn to act it is, for whoever it is not. */
function waitsFor({ state, question }: Game): { readonly reason: string } {
  const who = namesOf(state).player(question.player);
  return { reason: `${who} ${question.kind === 'priority' ? 'has priority' : 'is asked first'}.` };
}

/** Of a card that can be cast as either of two things, which (709.3, 712.11b, 715.3). */
function castWords(faces: Faces | undefined, face: Face): string {
  return faces === undefined || faces.layout === 'transform'
    ? 'Cast'
    : `Cast ${faces.of[face].name}`;
}

const ASIDE = { plot: 'Plot it', foretell: 'Foretell it', suspend: 'Suspend it' } as const;

/** What an offer is called in the menu of its object. */
export function offerWords(game: Game, id: ObjectId, offer: Offer): string {
  const { action } = offer;
  const faces = game.state.objects.get(id)?.printed.faces;
  if (action.kind === 'cast') {
    if (action.faceDown !== undefined) return 'Cast face down';
    if (action.face === 'fused') return 'Cast both halves, fused';
    return castWords(faces, action.face ?? 0);
  }
  if (offer.kind === 'turnFaceUp') return 'Turn face up';
  if (action.kind === 'setAside') return ASIDE[action.by];
  if (action.kind === 'playLand') {
    const name = faces?.layout === 'modal' ? faces.of[action.face ?? 0].name : undefined;
    return name === undefined ? 'Play as a land' : `Play ${name} as a land`;
  }
  const values = characteristicsOf(game.state, id);
  const held = values?.abilities.find(({ key }) => key === offer.ability);
  return held === undefined
    ? 'Activate'
    : abilityLine(held.ability, copiableValuesOf(game.state, id));
}
