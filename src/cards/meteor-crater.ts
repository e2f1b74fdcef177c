import {
  activated,
  add,
  card,
  does,
  instruction,
  objects,
  pay,
  permanent,
  tapThis,
  you,
  youControl,
} from '../rules/authoring';

export const meteorCrater = card('Meteor Crater', '', 'Land', {}, [
  activated(
    pay(tapThis),
    does(
      instruction('chooseColor', {
        player: you,
        bind: 'color',
        of: objects(permanent, youControl),
      }),
      add({ mana: 'boundColor', name: 'color' }),
    ),
  ),
]);
