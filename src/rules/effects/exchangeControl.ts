import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import type { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { type Execution, next } from './execution';
import { startContinuous } from './starting';

/** Control of two permanents is exchanged: wholly, or not at all (701.12a, b). */
export interface ExchangeControl {
  readonly kind: 'exchangeControl';
  readonly one: ObjectRef;
  readonly other: ObjectRef;
  readonly span?: Span;
}

export const exchangeControl: Execution<'exchangeControl'> = {
  cites: [cr('608.2c'), cr('701.12b')],
  execute({ work, scope }, node) {
    const [one] = permanentsFor(work, scope, node.one);
    const [other] = permanentsFor(work, scope, node.other);
    const first = one === undefined ? undefined : work.view.characteristics(one)?.controller;
    const second = other === undefined ? undefined : work.view.characteristics(other)?.controller;
    if (one === undefined || other === undefined || first === undefined || second === undefined) {
      work.tell('impossible', [cr('701.12a')], []);
      return next(undefined);
    }
    if (first === second) {
      work.tell('impossible', [cr('701.12b')], [one, other]);
      return next(undefined);
    }
    gains(work, scope, one, second);
    gains(work, scope, other, first);
    return next(undefined);
  },
};

function gains(work: Work, scope: Scope, object: ObjectId, player: PlayerId): void {
  startContinuous(
    work,
    {
      affected: { objects: [object] },
      duration: 'forever',
      scope: { ...scope, bound: { ...scope.bound, exchanged: { player } } },
      content: {
        kind: 'changes',
        changes: [{ change: 'control', player: { player: 'bound', name: 'exchanged' } }],
      },
    },
    cr('608.2c'),
    cr('701.12b'),
  );
}
