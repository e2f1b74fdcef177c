import {
  aimed,
  card,
  conditional,
  createCopy,
  creature,
  kicker,
  mana,
  onResolution,
  pay,
  target,
  targeted,
  wasKicked,
} from '../rules/authoring';

export const riteOfReplication = card('Rite of Replication', '{2}{U}{U}', 'Sorcery', {}, [
  kicker(pay(mana('{5}'))),
  onResolution(
    aimed(
      [target(creature)],
      conditional(
        wasKicked,
        [createCopy(targeted(), undefined, { count: 5 })],
        [createCopy(targeted())],
      ),
    ),
  ),
]);
