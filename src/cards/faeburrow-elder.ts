import {
  card,
  constant,
  continuous,
  keyword,
  modifyPT,
  objects,
  permanent,
  pt,
  tapFor,
  thisObject,
  youControl,
} from '../rules/authoring';

export const faeburrowElder = card(
  'Faeburrow Elder',
  '{1}{G}{W}',
  'Creature — Treefolk Druid',
  pt(0, 0),
  [
    keyword('vigilance'),
    constant(
      continuous(
        thisObject,
        modifyPT(
          { amount: 'kinds', of: 'color', among: objects(permanent, youControl) },
          { amount: 'kinds', of: 'color', among: objects(permanent, youControl) },
        ),
      ),
    ),
    tapFor({ mana: 'eachColorAmong', of: objects(permanent, youControl) }),
  ],
);
