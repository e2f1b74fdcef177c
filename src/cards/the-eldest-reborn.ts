import {
  aimed,
  card,
  chapter,
  creature,
  discard,
  does,
  either,
  objects,
  opponents,
  planeswalker,
  sacrifice,
  targeted,
  targetIn,
  toBattlefield,
  you,
} from '../rules/authoring';

const creatureOrPlaneswalker = either([creature], [planeswalker]);

export const theEldestReborn = card('The Eldest Reborn', '{4}{B}', 'Enchantment — Saga', {}, [
  chapter([1], does(sacrifice(opponents, objects(creatureOrPlaneswalker), 1))),
  chapter([2], does(discard(opponents, 1))),
  chapter(
    [3],
    aimed(
      [targetIn(['graveyard'], creatureOrPlaneswalker)],
      toBattlefield(targeted(), { under: you }),
    ),
  ),
]);
