import {
  bound,
  card,
  does,
  either,
  onResolution,
  search,
  shuffle,
  subtype,
  toBattlefield,
} from '../rules/authoring';

export const farseek = card('Farseek', '{1}{G}', 'Sorcery', {}, [
  onResolution(
    does(
      search(
        [
          either(
            [subtype('Plains')],
            [subtype('Island')],
            [subtype('Swamp')],
            [subtype('Mountain')],
          ),
        ],
        'found',
      ),
      toBattlefield(bound('found'), { tapped: true }),
      shuffle(),
    ),
  ),
]);
