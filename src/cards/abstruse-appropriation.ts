import {
  aimed,
  bound,
  card,
  exile,
  keyword,
  land,
  mayPlay,
  not,
  onResolution,
  permanent,
  target,
  targeted,
} from '../rules/authoring';

export const abstruseAppropriation = card('Abstruse Appropriation', '{2}{W}{B}', 'Instant', {}, [
  keyword('devoid'),
  onResolution(
    aimed(
      [target(not(land), permanent)],
      exile(targeted(), { bind: 'exiled' }),
      mayPlay(bound('exiled'), 'whileExiled', {
        spellsOnly: true,
        manaAsThough: 'colorlessAsAnyColor',
      }),
    ),
  ),
]);
