import {
  aimed,
  card,
  copySpell,
  either,
  instant,
  keyword,
  pt,
  sorcery,
  targeted,
  targetSpell,
  triggered,
  when,
} from '../rules/authoring';

export const dualcasterMage = card(
  'Dualcaster Mage',
  '{1}{R}{R}',
  'Creature — Human Wizard',
  pt(2, 2),
  [
    keyword('flash'),
    triggered(
      when.enters(),
      aimed(
        [targetSpell(either([instant], [sorcery]))],
        copySpell(targeted(), { newTargets: true }),
      ),
    ),
  ],
);
