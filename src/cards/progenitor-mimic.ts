import {
  card,
  constant,
  createCopy,
  creature,
  does,
  entersWith,
  matches,
  not,
  objects,
  pt,
  thisObject,
  token,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const progenitorMimic = card(
  'Progenitor Mimic',
  '{4}{G}{U}',
  'Creature — Shapeshifter',
  pt(0, 0),
  [
    constant(
      entersWith({
        replace: 'entersAsCopy',
        of: objects(creature),
        optional: true,
        except: {
          addAbilities: [
            triggered(when.beginning('upkeep', you), does(createCopy(thisObject)), {
              when: matches(thisObject, not(token)),
            }),
          ],
        },
      }),
    ),
  ],
);
