import type { Span } from '../abilities/ability';
import { cr } from '../citations';
import { wholeCopyOf } from '../copying/copiable';
import { select } from '../evaluate/match';
import { askObjects, objectsIn } from '../happening/ask';
import { happen } from '../happening/happen';
import { done, type Execution } from './execution';

/** Creates a token that is a copy of a creature token that the player controls and chooses (701.36). */
export interface Populate {
  readonly kind: 'populate';
  readonly span?: Span;
}

export const populate: Execution<'populate'> = {
  cites: [cr('608.2c'), cr('701.36a')],
  *execute({ work, scope }) {
    const options = select(work.view, scope, {
      where: [
        { is: 'token' },
        { is: 'type', type: 'Creature' },
        { is: 'controlledBy', player: { player: 'you' } },
      ],
    });
    if (options.length === 0) {
      work.tell('impossible', [cr('701.36b')], []);
      return done;
    }
    const choice = yield* askObjects(work, {
      player: scope.you,
      options: options.map((object) => ({ object })),
      min: 1,
      max: 1,
      purpose: 'populate',
      cites: [cr('701.36a')],
    });
    yield* happen(
      work,
      objectsIn(choice).map((id) => {
        const { values, face } = wholeCopyOf(work.state, id);
        return {
          happening: {
            kind: 'created',
            what: 'token',
            count: 1,
            values,
            owner: scope.you,
            zone: 'battlefield',
            ...(face === null ? {} : { entering: { face } }),
          },
          cites: [cr('608.2c'), cr('701.36a'), cr('707.2')],
        };
      }),
    );
    return done;
  },
};
