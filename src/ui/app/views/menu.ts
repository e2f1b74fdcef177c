import type { App } from '../../../actions/app';
import { DO, OFFER, WHY } from '../../../actions/deeds';
import type { KeySets } from '../../../actions/keys';
import { offersByObject, offersToOthers } from '../../../actions/offers';
import { type MenuLine, menuLines } from '../../../actions/registry/menu';
import type { Thing } from '../../../actions/thing';
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
import type { Work } from '../../../store/state';
import { here } from '../../../store/tree';
import type { ActionView, CardMenuView } from '../../views';
import { changesOf } from './changes';
import { combatReasons } from './combatReasons';
import { refusalIn } from './messages';
import { openedIfLoaded } from './opening';
import { ruleViews } from './rules';
import { titleOf } from './steps';
import { abilityLine } from './texts';

const NOTHING: CardMenuView = { title: '', byRules: [], byHand: [] };

/** Which groups make no sense for some things. */
const WITHOUT: Partial<Record<Thing['on'], CardMenuView['without']>> = {
  zone: ['byRules'],
  step: ['byRules', 'byHand'],
};

/** All that can be done with a thing of the table: what the rules offer, and what the registry has for it. */
export function menuView(app: App, key: string, sets: KeySets): CardMenuView {
  const { work } = app.store.getState();
  const { thing, lines } = menuLines(app, key, sets);
  if (work === null || thing === undefined) return NOTHING;
  const { game } = here(work.tree).position;
  const part = (which: MenuLine['part']) =>
    lines.filter((line) => line.part === which).map(lineView);
  const object = thing.on === 'object' ? thing.object : undefined;
  const size = object === undefined ? [] : (openedIfLoaded()?.sizeSteps(game.state, object) ?? []);
  const changes = object === undefined ? [] : changesOf(work.tree, object);
  const others = part('view');
  const without = WITHOUT[thing.on];
  return {
    title: titleFor(work, thing),
    ...(size.length > 0 && { size }),
    ...(changes.length > 0 && { changes }),
    byRules: [
      ...(object === undefined ? [] : [...byRules(game, object), ...combatReasons(game, object)]),
      ...part('rules'),
    ],
    byHand: part('hand'),
    ...(others.length > 0 && {
      others: { title: thing.on === 'table' ? 'Steps and view' : 'Here', actions: others },
    }),
    ...(without !== undefined && { without }),
  };
}

function lineView({ action, label, key, rules, refused }: MenuLine): ActionView {
  return {
    id: DO + action.id,
    label,
    ...(key !== undefined && { key }),
    ...(rules.length > 0 && { rules: ruleViews(rules) }),
    ...(refused !== undefined && { refused: { reason: refused } }),
  };
}

function titleFor({ tree }: Work, thing: Thing): string {
  const names = namesOf(here(tree).position.game.state);
  switch (thing.on) {
    case 'object':
      return names.object(thing.object);
    case 'player':
      return names.player(thing.player);
    case 'zone':
      return `${names.player(thing.player)}’s ${thing.zone === 'command' ? 'command zone' : thing.zone}`;
    case 'step': {
      const { number, words } = titleOf(tree, thing.step);
      return `Step ${number}: ${words}`;
    }
    case 'table':
      return 'The table';
  }
}

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
