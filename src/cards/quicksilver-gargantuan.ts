import { card, constant, creature, entersWith, objects, pt } from '../rules/authoring';

export const quicksilverGargantuan = card(
  'Quicksilver Gargantuan',
  '{5}{U}{U}',
  'Creature — Shapeshifter',
  pt(7, 7),
  [
    constant(
      entersWith({
        replace: 'entersAsCopy',
        of: objects(creature),
        optional: true,
        except: { power: 7, toughness: 7 },
      }),
    ),
  ],
);
