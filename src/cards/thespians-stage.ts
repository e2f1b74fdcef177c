import {
  activated,
  aimed,
  card,
  instruction,
  land,
  mana,
  pay,
  tapFor,
  tapThis,
  target,
  targeted,
  thisObject,
} from '../rules/authoring';

export const thespiansStage = card("Thespian's Stage", '', 'Land', {}, [
  tapFor('{C}'),
  activated(
    pay(mana('{2}'), tapThis),
    aimed(
      [target(land)],
      instruction('becomeCopy', {
        what: thisObject,
        of: targeted(),
        except: { keepsThisAbility: true },
        duration: 'forever',
      }),
    ),
  ),
]);
