import {
  aimed,
  bound,
  card,
  exile,
  instruction,
  keyword,
  land,
  not,
  onResolution,
  target,
  targeted,
  you,
} from '../rules/authoring';

export const abstruseAppropriation = card('Abstruse Appropriation', '{2}{W}{B}', 'Instant', {}, [
  keyword('devoid'),
  onResolution(
    aimed(
      [target(not(land))],
      exile(targeted(), { bind: 'exiled' }),
      instruction('applyRule', {
        players: you,
        rule: {
          rule: 'mayPlay',
          object: bound('exiled'),
          spellsOnly: true,
          manaAsThough: 'colorlessAsAnyColor',
        },
        duration: 'whileExiled',
      }),
    ),
  ),
]);
