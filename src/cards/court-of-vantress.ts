import {
  aimed,
  artifact,
  becomeMonarch,
  card,
  conditional,
  createCopy,
  does,
  either,
  enchantment,
  instruction,
  isMonarch,
  may,
  other,
  targeted,
  thisObject,
  triggered,
  unless,
  when,
  you,
} from '../rules/authoring';

export const courtOfVantress = card('Court of Vantress', '{2}{U}{U}', 'Enchantment', {}, [
  triggered(when.enters(), does(becomeMonarch)),
  triggered(
    when.beginning('upkeep', you),
    aimed(
      [{ objects: { where: [other, either([enchantment], [artifact])] }, count: [0, 1] }],
      conditional(isMonarch(), [may(you, createCopy(targeted()))]),
      conditional(unless(isMonarch()), [
        may(
          you,
          instruction('becomeCopy', {
            what: thisObject,
            of: targeted(),
            except: { keepsThisAbility: true },
            duration: 'forever',
          }),
        ),
      ]),
    ),
  ),
]);
