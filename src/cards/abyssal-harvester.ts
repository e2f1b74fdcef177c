import {
  activated,
  aimed,
  bound,
  card,
  createCopy,
  creature,
  exile,
  isObject,
  not,
  objects,
  pay,
  pt,
  subtype,
  tapThis,
  targeted,
  targetIn,
  token,
  youControl,
} from '../rules/authoring';

export const abyssalHarvester = card(
  'Abyssal Harvester',
  '{1}{B}{B}',
  'Creature — Demon Warlock',
  pt(3, 2),
  [
    activated(
      pay(tapThis),
      aimed(
        [targetIn(['graveyard'], creature, { is: 'putThereThisTurn' })],
        exile(targeted(), { bind: 'exiled' }),
        createCopy(bound('exiled'), { addSubtypes: ['Nightmare'] }, { bind: 'nightmare' }),
        exile(objects(subtype('Nightmare'), token, youControl, not(isObject(bound('nightmare'))))),
      ),
    ),
  ],
);
