import {
  aimed,
  card,
  chooseModes,
  creature,
  either,
  enchantment,
  instant,
  instruction,
  isObject,
  not,
  objects,
  onResolution,
  putCounters,
  replaces,
  sacrifice,
  sorcery,
  target,
  targeted,
  targetedPlayer,
  targetPlayer,
  targetSpell,
  youControl,
} from '../rules/authoring';

export const dromokasCommand = card("Dromoka's Command", '{G}{W}', 'Instant', {}, [
  onResolution(
    chooseModes(
      [2, 2],
      [
        aimed([targetSpell(either([instant], [sorcery]))], {
          kind: 'replaceLater',
          effect: replaces(
            { event: 'damage', source: [isObject(targeted())] },
            { replace: 'prevent', amount: 'all' },
          ),
          duration: 'endOfTurn',
        }),
        aimed([targetPlayer], sacrifice(targetedPlayer(), objects(enchantment), 1)),
        aimed([target(creature)], putCounters(targeted(), '+1/+1', 1)),
        aimed(
          [target(creature, youControl), target(creature, not(youControl))],
          instruction('fight', { one: targeted(), other: targeted(1) }),
        ),
      ],
    ),
  ),
]);
