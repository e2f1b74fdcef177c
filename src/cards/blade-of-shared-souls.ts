import {
  aimed,
  attachedObject,
  card,
  creature,
  equip,
  instruction,
  isObject,
  itself,
  keyword,
  mana,
  may,
  not,
  target,
  targeted,
  triggered,
  you,
  youControl,
} from '../rules/authoring';

export const bladeOfSharedSouls = card(
  'Blade of Shared Souls',
  '{2}{U}',
  'Artifact — Equipment',
  {},
  [
    keyword('forMirrodin'),
    triggered(
      { event: 'attached', object: [itself], to: [creature] },
      aimed(
        [target(creature, youControl, not(isObject(attachedObject)))],
        may(
          you,
          instruction('becomeCopy', {
            what: attachedObject,
            of: targeted(),
            duration: 'whileAttached',
          }),
        ),
      ),
    ),
    equip(mana('{2}')),
  ],
);
