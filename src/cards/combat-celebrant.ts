import {
  card,
  constant,
  creature,
  does,
  instruction,
  mayExert,
  objects,
  other,
  pt,
  youControl,
} from '../rules/authoring';

export const combatCelebrant = card(
  'Combat Celebrant',
  '{2}{R}',
  'Creature — Human Warrior',
  pt(4, 1),
  [
    constant(
      mayExert(
        does(
          instruction('untap', { what: objects(other, creature, youControl) }),
          instruction('extraPhases', { phases: [{ phase: 'combat' }] }),
        ),
        { onceEachTurn: true },
      ),
    ),
  ],
);
