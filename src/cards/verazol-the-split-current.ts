import {
  card,
  constant,
  copySpell,
  does,
  entersWith,
  eventObject,
  instruction,
  mayThen,
  pt,
  thisObject,
  triggered,
  when,
  withCounters,
  you,
} from '../rules/authoring';

export const verazolTheSplitCurrent = card(
  'Verazol, the Split Current',
  '{X}{G}{U}',
  'Legendary Creature — Serpent',
  pt(0, 0),
  [
    constant(entersWith(withCounters('+1/+1', { amount: 'manaSpent' }))),
    triggered(
      when.casts(you, { is: 'kicked' }),
      does(
        mayThen(
          you,
          instruction('removeCounters', { from: thisObject, counter: '+1/+1', count: 2 }),
          copySpell(eventObject, { newTargets: true }),
        ),
      ),
    ),
  ],
);
