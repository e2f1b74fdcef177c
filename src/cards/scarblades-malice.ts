import {
  aimed,
  apply,
  card,
  createToken,
  creature,
  does,
  gain,
  instruction,
  isObject,
  keyword,
  onResolution,
  pt,
  target,
  targeted,
  tokenOf,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const scarbladesMalice = card("Scarblade's Malice", '{B}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature, youControl)],
      apply(targeted(), 'endOfTurn', gain(keyword('deathtouch'), keyword('lifelink'))),
      instruction('delayedTrigger', {
        ability: triggered(
          when.dies(isObject(targeted())),
          does(createToken(tokenOf('Creature — Elf', ['B', 'G'], pt(2, 2)))),
        ),
        duration: 'endOfTurn',
      }),
    ),
  ),
]);
