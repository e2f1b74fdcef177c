import {
  aimed,
  artifact,
  card,
  createToken,
  destroy,
  does,
  either,
  enchantment,
  gainLife,
  objects,
  onResolution,
  pt,
  targeted,
  tokenOf,
  triggered,
  when,
  X,
  you,
} from '../rules/authoring';

export const pestInfestation = card('Pest Infestation', '{X}{X}{G}', 'Sorcery', {}, [
  onResolution(
    aimed(
      [{ objects: objects(either([artifact], [enchantment])), count: [0, X] }],
      destroy(targeted()),
      createToken(
        tokenOf('Creature — Pest', ['B', 'G'], pt(1, 1), [
          triggered(when.dies(), does(gainLife(you, 1))),
        ]),
        { amount: 'times', factor: 2, of: X },
      ),
    ),
  ),
]);
