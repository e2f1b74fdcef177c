import { handDeeds, playerDeeds } from '../../../actions/byHand';
import { CONCEDE, HAND, OFFER, WHY } from '../../../actions/deeds';
import { offersByObject } from '../../../actions/offers';
import { namesOf } from '../../../explain';
import {
  characteristicsOf,
  copiableValuesOf,
  type Game,
  type ObjectId,
  type Offer,
  type Target,
} from '../../../rules';
import type { ActionView, CardMenuView } from '../../views';
import { combatReasons } from './combatReasons';
import { refusalIn } from './messages';
import { ruleViews } from './rules';
import { sizeSteps } from './sizeSteps';
import { abilityLine } from './texts';

/** All that can be done with an object or a player: by the rules, each with its refusal, and by hand. */
export function menuView(game: Game, target: Target | undefined): CardMenuView {
  const { state } = game;
  const names = namesOf(state);
  if (target === undefined) return { title: '', byRules: [], byHand: [] };
  if ('player' in target) {
    return {
      title: names.player(target.player),
      byRules: concede(game, target),
      byHand: playerDeeds(target.player).map(({ id, label }) => ({ id: HAND + id, label })),
    };
  }
  const object = state.objects.get(target.object);
  const size = sizeSteps(state, target.object);
  return {
    title: names.object(target.object),
    ...(size.length > 0 && { size }),
    byRules: [
      ...byRules(game, target.object),
      ...combatReasons(game, target.object),
      { id: WHY, label: 'Why is it as it is?', key: 'W', rules: ruleViews(['613.1']) },
    ],
    byHand:
      object === undefined
        ? []
        : handDeeds(object).map(({ id, label, key }) => ({
            id: HAND + id,
            label,
            ...(key !== undefined && { key }),
          })),
  };
}

function concede({ question }: Game, target: Extract<Target, { player: unknown }>): ActionView[] {
  return question.kind === 'priority' && question.player === target.player
    ? [{ id: CONCEDE, label: 'Concede', rules: [{ rule: '104.3a' }] }]
    : [];
}

function byRules(game: Game, id: ObjectId): readonly ActionView[] {
  const offered = offersByObject(game).get(id) ?? [];
  return offered.map((offer, place): ActionView => {
    const refused = refusalIn(offer.verdict, game.state);
    const label = offerWords(game, id, offer);
    // It may still be begun: another way of paying may be chosen then.
    const note = refused ? undefined : refusalIn(offer.payable, game.state)?.reason;
    return {
      id: `${OFFER}${place}`,
      label,
      ...(note !== undefined && { note }),
      ...(offer.cost !== '' && { cost: offer.cost }),
      ...(refused && { refused }),
    };
  });
}

/** What an offer is called in the menu of its object. */
export function offerWords(game: Game, id: ObjectId, offer: Offer): string {
  if (offer.action.kind === 'cast') {
    return offer.action.faceDown === undefined ? 'Cast' : 'Cast face down';
  }
  if (offer.kind === 'turnFaceUp') return 'Turn face up';
  if (offer.kind === 'playLand') return 'Play as a land';
  const values = characteristicsOf(game.state, id);
  const held = values?.abilities.find(({ key }) => key === offer.ability);
  return held === undefined
    ? 'Activate'
    : abilityLine(held.ability, copiableValuesOf(game.state, id));
}
