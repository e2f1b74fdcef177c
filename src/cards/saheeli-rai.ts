import {
  aimed,
  apply,
  artifact,
  bound,
  card,
  createCopy,
  creature,
  damage,
  does,
  either,
  exile,
  gain,
  instruction,
  keyword,
  loyaltyAbility,
  opponents,
  scry,
  search,
  shuffle,
  target,
  targeted,
  toBattlefield,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const saheeliRai = card(
  'Saheeli Rai',
  '{1}{U}{R}',
  'Legendary Planeswalker — Saheeli',
  { loyalty: 3 },
  [
    loyaltyAbility(1, does(scry(1), damage(1, opponents))),
    loyaltyAbility(
      -2,
      aimed(
        [target(either([artifact], [creature]), youControl)],
        createCopy(targeted(), { addTypes: ['Artifact'] }, { bind: 'copy' }),
        apply(bound('copy'), 'forever', gain(keyword('haste'))),
        instruction('delayedTrigger', {
          ability: triggered(when.beginning('end'), does(exile(bound('copy')))),
        }),
      ),
    ),
    loyaltyAbility(
      -7,
      does(
        search([artifact], 'found', [0, 3], you, { differentNames: true }),
        toBattlefield(bound('found')),
        shuffle(),
      ),
    ),
  ],
);
