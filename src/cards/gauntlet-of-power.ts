import {
  add,
  basic,
  card,
  choosing,
  constant,
  continuous,
  controllerOf,
  creature,
  does,
  entersWith,
  eventObject,
  land,
  modifyPT,
  objects,
  ofChosenColor,
  triggered,
  when,
} from '../rules/authoring';

export const gauntletOfPower = card('Gauntlet of Power', '{5}', 'Artifact', {}, [
  constant(entersWith(choosing('color'))),
  constant(continuous(objects(creature, ofChosenColor), modifyPT(1, 1))),
  triggered(
    when.tappedForMana([basic, land], undefined, { of: 'chosenColor' }),
    does(add({ mana: 'chosenColor' }, { player: controllerOf(eventObject) })),
  ),
]);
