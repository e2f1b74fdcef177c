import type { Span } from '../abilities/ability';
import type { Filter, PlayerRef } from '../abilities/references';
import { COLORS } from '../abilities/values';
import { cr } from '../citations';
import { select } from '../evaluate/match';
import { ask } from '../happening/ask';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Chooses a colour, remembered under a name; `of` limits it to the colours of objects that match. */
export interface ChooseColor {
  readonly kind: 'chooseColor';
  readonly player: PlayerRef;
  readonly bind: string;
  readonly of?: Filter;
  readonly span?: Span;
}

export const chooseColor: Execution<'chooseColor'> = {
  cites: [cr('608.2c'), cr('608.2d')],
  *execute({ work, scope, bind }, { player, of, bind: name }) {
    const { view } = work;
    const among =
      of === undefined
        ? null
        : new Set(select(view, scope, of).flatMap((id) => view.characteristics(id)?.colors ?? []));
    const options = COLORS.filter((c) => among === null || among.has(c));
    const [chooser] = playersFor(work, scope, player);
    const [only] = options;
    if (chooser === undefined || only === undefined) {
      work.tell('impossible', [cr('608.2d'), cr('101.3')], []);
      return done;
    }
    if (options.length === 1) {
      bind(name, { color: only });
      return done;
    }
    const answer = yield* ask(work, {
      kind: 'chooseColor',
      player: chooser,
      options,
      cites: [cr('608.2d')],
    });
    bind(name, { color: answer.kind === 'color' ? answer.color : only });
    return done;
  },
};
