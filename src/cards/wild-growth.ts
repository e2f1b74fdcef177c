import {
  add,
  attachedObject,
  card,
  controllerOf,
  does,
  eventObject,
  isObject,
  keywordWith,
  land,
  objects,
  symbols,
  triggered,
  when,
} from '../rules/authoring';

export const wildGrowth = card('Wild Growth', '{G}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(land) }),
  triggered(
    when.tappedForMana([isObject(attachedObject)]),
    does(add(symbols('{G}'), { player: controllerOf(eventObject) })),
  ),
]);
