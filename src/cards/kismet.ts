import {
  artifact,
  card,
  constant,
  creature,
  either,
  land,
  opponentsControl,
  replaces,
  tappedInstead,
  when,
} from '../rules/authoring';

export const kismet = card('Kismet', '{3}{W}', 'Enchantment', {}, [
  constant(
    replaces(when.enters(either([artifact], [creature], [land]), opponentsControl), tappedInstead),
  ),
]);
