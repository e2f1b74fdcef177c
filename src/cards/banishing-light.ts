import {
  aimed,
  card,
  exile,
  land,
  not,
  opponentsControl,
  permanent,
  target,
  targeted,
  triggered,
  when,
} from '../rules/authoring';

export const banishingLight = card('Banishing Light', '{2}{W}', 'Enchantment', {}, [
  triggered(
    when.enters(),
    aimed(
      [target(not(land), permanent, opponentsControl)],
      exile(targeted(), { until: 'thisLeaves' }),
    ),
  ),
]);
