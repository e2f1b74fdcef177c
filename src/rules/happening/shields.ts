import { cr } from '../citations';
import type { ContinuousEffect } from '../kernel/effects';
import type { Happening } from '../kernel/events';
import type { EffectId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import { sameTarget } from '../targets/legal';
import { takeEffectId } from './records';
import type { Proposal, Work } from './work';

/**
 * A one-shot replacement or prevention effect was applied: it is used up, unless it prevents the next
 * so many damage and some of that is left (614.6, 615.7).
 * @throws NotModelled where it is too small for several damages dealt at the same time: the player
 *   would choose which of them it prevents.
 */
export function usedUp(
  work: Work,
  id: EffectId,
  used: Happening,
  others: readonly Proposal[],
): void {
  const effect = work.state.effects.get(id);
  work.one({ kind: 'effectEnded', effect: id }, cr('614.6'));
  if (effect === undefined || used.kind !== 'damage') return;
  const size = shieldSize(effect);
  if (size === null) return;
  const left = size - used.amount;
  if (left > 0) {
    const [next, { nextId }] = takeEffectId(work.state);
    work.set({ nextId });
    work.one({ kind: 'effectStarted', effect: resized(effect, next, left) }, cr('615.7'));
    return;
  }
  const more = others.some(
    ({ happening: h }) => h.kind === 'damage' && sameTarget(h.to, used.to) && h.amount > 0,
  );
  if (more) {
    throw new NotModelled(
      'Choosing which of several damages dealt at the same time a shield prevents (615.7) is not modelled here.',
    );
  }
}

function shieldSize(effect: ContinuousEffect): number | null {
  if (effect.content.kind !== 'replacement') return null;
  for (const r of effect.content.replacement.with) {
    if (r.replace === 'prevent' && typeof r.amount === 'number') return r.amount;
  }
  return null;
}

function resized(effect: ContinuousEffect, id: EffectId, amount: number): ContinuousEffect {
  if (effect.content.kind !== 'replacement') return effect;
  const { replacement } = effect.content;
  return {
    ...effect,
    id,
    content: {
      ...effect.content,
      replacement: {
        ...replacement,
        with: replacement.with.map((r) => (r.replace === 'prevent' ? { ...r, amount } : r)),
      },
    },
  };
}
