import type { CopiableValues } from '../abilities/values';
import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, thisObject } from './words';

const REBEL: CopiableValues = {
  name: 'Rebel Token',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Rebel'],
  colors: ['R'],
  power: 2,
  toughness: 2,
  abilities: [],
};

/** As it enters a 2/2 red Rebel is made, and it is attached to that (702.163a). */
export const forMirrodin: KeywordDefinition<'forMirrodin'> = {
  cites: [cr('702.163a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'moved', object: [itself], to: 'battlefield' },
      content: {
        do: [
          { kind: 'createToken', token: REBEL, bind: 'rebel' },
          { kind: 'attach', what: thisObject, to: { ref: 'bound', name: 'rebel' } },
        ],
      },
    },
  ],
};
