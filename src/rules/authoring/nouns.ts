import type { TargetSpec } from '../abilities/ability';
import type {
  Amount,
  Comparison,
  Filter,
  ObjectRef,
  PlayerRef,
  Players,
  Predicate,
} from '../abilities/references';
import type { CardType, Color, Supertype, Zone } from '../abilities/values';
import { ZONES } from '../abilities/values';

/** References to objects. */
export const thisObject: ObjectRef = { ref: 'this' };
export const eventObject: ObjectRef = { ref: 'event' };
export const eachObject: ObjectRef = { ref: 'each' };
export const attachedObject: ObjectRef = { ref: 'attached' };
export const resolving: ObjectRef = { ref: 'resolving' };
export const linkedCards: ObjectRef = { ref: 'linked' };
export const targeted = (slot = 0): ObjectRef => ({ ref: 'target', slot });
export const bound = (name: string): ObjectRef => ({ ref: 'bound', name });

/** References to players. */
export const you: PlayerRef = { player: 'you' };
export const eventPlayer: PlayerRef = { player: 'event' };
export const eachPlayer: PlayerRef = { player: 'each' };
export const chosenPlayer: PlayerRef = { player: 'chosen' };
export const targetedPlayer = (slot = 0): PlayerRef => ({ player: 'target', slot });
export const controllerOf = (of: ObjectRef): PlayerRef => ({ player: 'controllerOf', of });
export const ownerOf = (of: ObjectRef): PlayerRef => ({ player: 'ownerOf', of });
export const everyone: Players = { player: 'all' };
export const opponents: Players = { player: 'opponents' };

/** Qualities. */
export const type = (name: CardType): Predicate => ({ is: 'type', type: name });
export const subtype = (name: string): Predicate => ({ is: 'subtype', subtype: name });
export const supertype = (name: Supertype): Predicate => ({ is: 'supertype', supertype: name });
export const color = (name: Color): Predicate => ({ is: 'color', color: name });
export const not = (predicate: Predicate): Predicate => ({ is: 'not', not: predicate });
export const either = (...of: readonly (readonly Predicate[])[]): Predicate => ({ is: 'or', of });
export const controlledBy = (player: Players): Predicate => ({ is: 'controlledBy', player });
export const ownedBy = (player: Players): Predicate => ({ is: 'ownedBy', player });
export const isObject = (object: ObjectRef): Predicate => ({ is: 'object', object });
export const hasKeyword = (name: string): Predicate => ({ is: 'keyword', keyword: name });
export const hasCounter = (counter: string): Predicate => ({ is: 'hasCounter', counter });
export const manaValue = (compare: Comparison, to: Amount): Predicate => ({
  is: 'manaValue',
  compare,
  to,
});

export const manaCost = (...costs: readonly string[]): Predicate => ({ is: 'manaCost', costs });
export const artifact = type('Artifact');
export const battle = type('Battle');
export const creature = type('Creature');
export const enchantment = type('Enchantment');
export const instant = type('Instant');
export const land = type('Land');
export const planeswalker = type('Planeswalker');
export const sorcery = type('Sorcery');
export const basic = supertype('Basic');
export const legendary = supertype('Legendary');
export const permanent: Predicate = { is: 'permanent' };
export const spell: Predicate = { is: 'spell' };
export const abilityOnStack: Predicate = { is: 'ability' };
export const cardObject: Predicate = { is: 'card' };
export const permanentCard: Predicate = { is: 'permanentCard' };
export const token: Predicate = { is: 'token' };
export const tapped: Predicate = { is: 'tapped' };
export const saddled: Predicate = { is: 'saddled' };
export const attacking: Predicate = { is: 'attacking' };
export const attackedThisTurn: Predicate = { is: 'attackedThisTurn' };
export const colorless: Predicate = { is: 'colorless' };
export const colored: Predicate = { is: 'colored' };
export const ofChosenColor: Predicate = { is: 'chosenColor' };
export const ofChosenType: Predicate = { is: 'chosenType' };
export const youControl = controlledBy(you);
export const opponentsControl = controlledBy(opponents);
export const itself = isObject(thisObject);
export const other = not(itself);

/** Permanents on the battlefield with all the qualities. */
export const objects = (...where: readonly Predicate[]): Filter => ({ where });

/** Objects in other zones. */
export const inZones = (zones: readonly Zone[], ...where: readonly Predicate[]): Filter => ({
  zones,
  where,
});
/** Objects wherever they are. */
export const anywhere = (...where: readonly Predicate[]): Filter => inZones(ZONES, ...where);
export const onStack = (...where: readonly Predicate[]): Filter => inZones(['stack'], ...where);
export const inHand = (...where: readonly Predicate[]): Filter => inZones(['hand'], ...where);

/** One target permanent. */
export const target = (...where: readonly Predicate[]): TargetSpec => ({ objects: { where } });
/** One target in other zones: a spell, a card in a graveyard. */
export const targetIn = (zones: readonly Zone[], ...where: readonly Predicate[]): TargetSpec => ({
  objects: { zones, where },
});
export const targetSpell = (...where: readonly Predicate[]): TargetSpec =>
  targetIn(['stack'], spell, ...where);
export const targetPlayer: TargetSpec = { players: everyone };
export const targetOpponent: TargetSpec = { players: opponents };
/** "Any target" (115.4). */
export const anyTarget: TargetSpec = {
  objects: { where: [either([creature], [planeswalker], [battle])] },
  players: everyone,
};
