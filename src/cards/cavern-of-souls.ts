import {
  activated,
  add,
  anyColor,
  card,
  choosing,
  constant,
  creature,
  does,
  entersWith,
  ofChosenType,
  pay,
  tapFor,
  tapThis,
} from '../rules/authoring';

export const cavernOfSouls = card('Cavern of Souls', '', 'Land', {}, [
  constant(entersWith(choosing('creatureType'))),
  tapFor('{C}'),
  activated(
    pay(tapThis),
    does(
      add(anyColor, {
        restriction: { onlySpells: [creature, ofChosenType], spellCantBeCountered: true },
      }),
    ),
  ),
]);
