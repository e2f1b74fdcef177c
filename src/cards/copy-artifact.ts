import { artifact, card, constant, entersWith, objects } from '../rules/authoring';

export const copyArtifact = card('Copy Artifact', '{1}{U}', 'Enchantment', {}, [
  constant(
    entersWith({
      replace: 'entersAsCopy',
      of: objects(artifact),
      optional: true,
      except: { addTypes: ['Enchantment'] },
    }),
  ),
]);
