import { BASIC_LAND_TYPES } from '../../rules/authoring/language';
import { added, instead, isArtifactCreature } from './kinds';
import { continuous, give, says } from './staticKit';

const EVERY_LAND_TYPE = Object.keys(BASIC_LAND_TYPES);

const ITS_MANA_VALUE = { amount: 'manaValue', of: { ref: 'each' } } as const;
const BY_MANA_VALUE = { power: ITS_MANA_VALUE, toughness: ITS_MANA_VALUE };

/** Static abilities that say what something is: types, colours, base power and toughness (613.1d to 613.4b). */
export const TYPE_SENTENCES = [
  says('{to:agents} be~ {kinds:kinds}', ({ to, kinds }) => {
    const changes = isArtifactCreature(kinds) ? added(kinds) : instead(kinds);
    return changes === undefined ? undefined : continuous(to, ...changes);
  }),
  says(
    '{to:agents} be~ {kinds:kinds} in addition to (its|their) other (types|land types|creature types)',
    ({ to, kinds }) => continuous(to, ...added(kinds)),
  ),
  says(
    "{to:agents} be~ {kinds:kinds} (that 's still a land|that are still lands)",
    ({ to, kinds }) => continuous(to, ...added(kinds)),
  ),
  says(
    '{to:agents} be~ {kinds:kinds} with base power and toughness {size:size}',
    ({ to, kinds, size }) => {
      const changes = instead({ ...kinds, size });
      return changes === undefined ? undefined : continuous(to, ...changes);
    },
  ),
  says(
    '{to:agents} be~ {kinds:kinds} with base power and toughness {size:size} and lose~ all abilities',
    ({ to, kinds, size }) => {
      const changes = instead({ ...kinds, size });
      return changes === undefined
        ? undefined
        : continuous(to, ...changes, { change: 'loseAllAbilities' });
    },
  ),
  says(
    '{to:agents} be~ {kinds:kinds} in addition to (its|their) other types and have~ base power and [base] toughness each equal to its mana value',
    ({ to, kinds }) => continuous(to, ...added({ ...kinds, size: BY_MANA_VALUE })),
  ),
  says(
    '{to:agents} be~ {kinds:kinds} with [base] power and [base] toughness each equal to its mana value',
    ({ to, kinds }) =>
      isArtifactCreature(kinds)
        ? continuous(to, ...added({ ...kinds, size: BY_MANA_VALUE }))
        : undefined,
  ),
  says('{to:agents} be~ every creature type', ({ to }) =>
    continuous(to, { change: 'allCreatureTypes' }),
  ),
  says('{to:agents} be~ every basic land type in addition to (its|their) other types', ({ to }) =>
    continuous(to, { change: 'addTypes', subtypes: EVERY_LAND_TYPE }),
  ),
  says('{to:agents} be~ the chosen type in addition to (its|their) other types', ({ to }) =>
    continuous(to, { change: 'addTypes', chosenType: true }),
  ),
  says("{to:agents} (isn't|aren't) (a creature|creatures)", ({ to }) =>
    continuous(to, { change: 'removeTypes', types: ['Creature'] }),
  ),
  says('{to:agents} lose~ all abilities', ({ to }) =>
    continuous(to, { change: 'loseAllAbilities' }),
  ),
  says(
    '{to:agents} lose~ all abilities and have~ base power and toughness {size:size}',
    ({ to, size }) => continuous(to, { change: 'loseAllAbilities' }, { change: 'setPT', ...size }),
  ),
  says('{to:agents} have~ base power and toughness {size:size}', ({ to, size }) =>
    continuous(to, { change: 'setPT', ...size }),
  ),
  says('{to:agents} have~ protection from the chosen color', ({ to }) =>
    continuous(
      to,
      give([
        {
          kind: 'keyword',
          keyword: 'protection',
          from: [{ is: 'chosenColor' }],
          word: 'the chosen color',
        },
      ]),
    ),
  ),
];
