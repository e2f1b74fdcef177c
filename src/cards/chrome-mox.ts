import {
  artifact,
  bound,
  card,
  choose,
  does,
  exile,
  inHand,
  land,
  may,
  not,
  ownedBy,
  tapFor,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const chromeMox = card('Chrome Mox', '{0}', 'Artifact', {}, [
  triggered(
    when.enters(),
    does(
      may(
        you,
        choose(inHand(not(artifact), not(land), ownedBy(you)), 'imprinted'),
        exile(bound('imprinted'), { linked: true }),
      ),
    ),
    { abilityWord: 'Imprint' },
  ),
  tapFor({ mana: 'colorOfLinked' }),
]);
