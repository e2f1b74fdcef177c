import {
  card,
  creature,
  does,
  eventObject,
  instruction,
  other,
  pt,
  thisObject,
  triggered,
  when,
} from '../rules/authoring';

export const unstableShapeshifter = card(
  'Unstable Shapeshifter',
  '{3}{U}',
  'Creature — Shapeshifter',
  pt(0, 1),
  [
    triggered(
      when.enters(other, creature),
      does(
        instruction('becomeCopy', {
          what: thisObject,
          of: eventObject,
          except: { keepsThisAbility: true },
          duration: 'forever',
        }),
      ),
    ),
  ],
);
