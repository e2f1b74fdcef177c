import {
  card,
  constant,
  continuous,
  either,
  gain,
  instant,
  keyword,
  onStack,
  sorcery,
  spell,
  youControl,
} from '../rules/authoring';

export const castThroughTime = card('Cast Through Time', '{4}{U}{U}{U}', 'Enchantment', {}, [
  constant(
    continuous(onStack(spell, either([instant], [sorcery]), youControl), gain(keyword('rebound'))),
  ),
]);
