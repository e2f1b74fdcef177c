import {
  artifact,
  card,
  constant,
  continuous,
  gain,
  keyword,
  not,
  onStack,
  spell,
  youControl,
} from '../rules/authoring';

export const inspiringStatuary = card('Inspiring Statuary', '{3}', 'Artifact', {}, [
  constant(continuous(onStack(not(artifact), spell, youControl), gain(keyword('improvise')))),
]);
