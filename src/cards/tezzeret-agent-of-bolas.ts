import {
  addTypes,
  aimed,
  apply,
  artifact,
  card,
  countOf,
  does,
  gainLife,
  lookAndTake,
  loseLife,
  loyaltyAbility,
  objects,
  setPT,
  target,
  targeted,
  targetedPlayer,
  targetPlayer,
  you,
  youControl,
} from '../rules/authoring';

const twiceArtifacts = {
  amount: 'times',
  factor: 2,
  of: countOf(objects(artifact, youControl)),
} as const;

export const tezzeretAgentOfBolas = card(
  'Tezzeret, Agent of Bolas',
  '{2}{U}{B}',
  'Legendary Planeswalker — Tezzeret',
  { loyalty: 3 },
  [
    loyaltyAbility(1, does(...lookAndTake(5, artifact))),
    loyaltyAbility(
      -1,
      aimed(
        [target(artifact)],
        apply(targeted(), 'forever', addTypes(['Artifact', 'Creature']), setPT(5, 5)),
      ),
    ),
    loyaltyAbility(
      -4,
      aimed(
        [targetPlayer],
        loseLife(targetedPlayer(), twiceArtifacts),
        gainLife(you, twiceArtifacts),
      ),
    ),
  ],
);
