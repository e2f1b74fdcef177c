import {
  card,
  does,
  isMonarch,
  pt,
  putCounters,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const throneWarden = card('Throne Warden', '{1}{W}', 'Creature — Human Soldier', pt(2, 2), [
  triggered(when.beginning('end', you), does(putCounters(thisObject, '+1/+1', 1)), {
    when: isMonarch(),
  }),
]);
