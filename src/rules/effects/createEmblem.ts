import type { Ability, Span } from '../abilities/ability';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { done, type Execution } from './execution';

/** "You get an emblem with …" (114): it has those abilities and nothing else. */
export interface CreateEmblem {
  readonly kind: 'createEmblem';
  readonly abilities: readonly Ability[];
  readonly span?: Span;
}

export const createEmblem: Execution<'createEmblem'> = {
  cites: [cr('608.2c'), cr('114.2')],
  *execute({ work, scope }, { abilities }) {
    yield* happen(work, [
      {
        happening: {
          kind: 'created',
          what: 'emblem',
          count: 1,
          values: {
            name: '',
            supertypes: [],
            types: [],
            subtypes: [],
            abilities: abilities.map((ability) =>
              // Abilities of emblems function in the command zone (114.4).
              ability.kind === 'triggered' || ability.kind === 'static'
                ? { ...ability, zones: ['command'] }
                : ability.kind === 'activated'
                  ? { ...ability, zone: 'command' }
                  : ability,
            ),
          },
          owner: scope.you,
          zone: 'command',
        },
        cites: [cr('608.2c'), cr('114.1'), cr('114.2')],
      },
    ]);
    return done;
  },
};
