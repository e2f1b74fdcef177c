import {
  activated,
  card,
  constant,
  creature,
  does,
  entersWith,
  instruction,
  mana,
  objects,
  pay,
  pt,
  thisObject,
  toHand,
  triggered,
  when,
} from '../rules/authoring';

export const sakashimaTheImpostor = card(
  'Sakashima the Impostor',
  '{2}{U}{U}',
  'Legendary Creature — Human Rogue',
  pt(3, 1),
  [
    constant(
      entersWith({
        replace: 'entersAsCopy',
        of: objects(creature),
        optional: true,
        except: {
          name: 'Sakashima the Impostor',
          addSupertypes: ['Legendary'],
          addAbilities: [
            activated(
              pay(mana('{2}{U}{U}')),
              does(
                instruction('delayedTrigger', {
                  ability: triggered(when.beginning('end'), does(toHand(thisObject))),
                }),
              ),
            ),
          ],
        },
      }),
    ),
  ],
);
