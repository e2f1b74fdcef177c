import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef, Players } from '../abilities/references';
import type { Duration, PlayerRule, Rule } from '../abilities/statics';
import { cr } from '../citations';
import type { Affected } from '../kernel/effects';
import { objectsFor, playersFor } from '../resolving/found';
import { type Execution, next } from './execution';
import { startContinuous } from './starting';

/** Starts an effect that forbids, requires or allows something for a time (611.2). */
export interface ApplyRule {
  readonly kind: 'applyRule';
  readonly to?: ObjectRef | Filter;
  readonly players?: Players;
  readonly rule: Rule | PlayerRule;
  readonly duration: Duration;
  readonly span?: Span;
}

export const applyRule: Execution<'applyRule'> = {
  cites: [cr('608.2c'), cr('611.2c')],
  execute({ work, scope }, { to, players, rule, duration }) {
    if (isPlayerRule(rule)) {
      const affected = { players: playersFor(work, scope, players ?? { player: 'you' }) };
      const content = { kind: 'playerRule' as const, rule };
      startContinuous(work, { affected, duration, scope, content }, cr('608.2c'), cr('611.2'));
      return next(undefined);
    }
    // It changes no characteristics: objects that match later are under it too (611.2c).
    const affected: Affected =
      to === undefined || 'ref' in to
        ? { objects: objectsFor(work, scope, to ?? { ref: 'this' }) }
        : { filter: to };
    if (affected.objects?.length === 0) return next(undefined);
    const content = { kind: 'rule' as const, rule };
    startContinuous(work, { affected, duration, scope, content }, cr('608.2c'), cr('611.2c'));
    return next(undefined);
  },
};

const PLAYER_RULES: { readonly [R in PlayerRule['rule']]: true } = {
  castAsThoughFlash: true,
  alternativeCost: true,
  cantCast: true,
  additionalLands: true,
  noMaximumHandSize: true,
  cantGainLife: true,
  lifeCantChange: true,
  protection: true,
  spendAsAnyColor: true,
  mayPlay: true,
};

function isPlayerRule(rule: Rule | PlayerRule): rule is PlayerRule {
  return Object.hasOwn(PLAYER_RULES, rule.rule);
}
