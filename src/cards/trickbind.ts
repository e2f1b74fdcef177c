import {
  abilityOnStack,
  aimed,
  bound,
  card,
  instruction,
  keyword,
  onResolution,
  targeted,
  targetIn,
} from '../rules/authoring';

export const trickbind = card('Trickbind', '{1}{U}', 'Instant', {}, [
  keyword('splitSecond'),
  onResolution(
    aimed(
      [targetIn(['stack'], abilityOnStack)],
      instruction('counter', { what: targeted(), bindSources: 'sources' }),
      instruction('applyRule', {
        to: bound('sources'),
        rule: { rule: 'cantActivate' },
        duration: 'endOfTurn',
      }),
    ),
  ),
]);
