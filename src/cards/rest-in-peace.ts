import {
  card,
  cardObject,
  constant,
  does,
  either,
  exile,
  inZones,
  replaces,
  token,
  triggered,
  when,
} from '../rules/authoring';

export const restInPeace = card('Rest in Peace', '{1}{W}', 'Enchantment', {}, [
  triggered(when.enters(), does(exile(inZones(['graveyard'])))),
  constant(
    replaces(
      { event: 'moved', object: [either([cardObject], [token])], to: 'graveyard' },
      { replace: 'moveTo', zone: 'exile' },
    ),
  ),
]);
