import {
  artifact,
  card,
  constant,
  creature,
  either,
  permanent,
  when,
  youControl,
} from '../rules/authoring';

export const panharmonicon = card('Panharmonicon', '{4}', 'Artifact', {}, [
  constant({
    effect: 'moreTriggers',
    event: when.enters(either([artifact], [creature])),
    of: [permanent, youControl],
    times: 1,
  }),
]);
