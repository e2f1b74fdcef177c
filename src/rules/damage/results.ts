import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import type { Proposal, Work } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { CardId, ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { lifeFixedBy } from '../restrictions/life';

type DamageHappening = Extract<Happening, { readonly kind: 'damage' }>;

/** Damage that is dealt, with what its source has to do with its results. */
export interface Damage extends Proposal {
  readonly happening: DamageHappening;
  readonly controller: PlayerId | undefined;
  readonly infect: boolean;
  readonly wither: boolean;
  readonly lifelink: boolean;
}

/**
 * Reads from the source, as it is or as it last was (702.2e, 702.15c, 702.80b, 702.90d), how its damage
 * is dealt: with deathtouch, unmarked, by a commander.
 */
export function dealt(work: Work, h: DamageHappening): Omit<Damage, 'cites'> {
  const values = work.view.characteristics(h.source);
  const has = (keyword: string) => values !== undefined && hasKeyword(values, keyword);
  const infect = has('infect');
  const wither = has('wither');
  const commander = commanderDealing(work, h);
  const unmarked = 'object' in h.to && (infect || wither || !isCreature(work, h.to.object));
  return {
    happening: {
      ...h,
      ...(has('deathtouch') ? { deathtouch: true } : {}),
      ...(unmarked ? { unmarked: true } : {}),
      ...(commander === null ? {} : { commander }),
    },
    controller: values?.controller,
    infect,
    wither,
    lifelink: has('lifelink'),
  };
}

function isCreature(work: Work, id: ObjectId): boolean {
  return work.view.characteristics(id)?.types.includes('Creature') === true;
}

/** Combat damage by a commander to a player is counted for the rest of a Commander game (903.10a). */
function commanderDealing(work: Work, h: DamageHappening): CardId | null {
  if (work.state.variant !== 'commander' || !h.combat || !('player' in h.to)) return null;
  const card = work.view.object(h.source)?.card;
  if (card === undefined) return null;
  return work.state.players.some((p) => p.commanders.includes(card)) ? card : null;
}

/** What damage results in, besides being marked (120.3). */
export function resultsOf(work: Work, damage: Damage): readonly Proposal[] {
  const { happening: h, infect, wither, lifelink, controller } = damage;
  const results: Proposal[] = [];
  if ('player' in h.to) {
    const { player } = h.to;
    if (infect) results.push(counters(h, 'poison', h.amount, cr('120.3b'), cr('702.90b')));
    else if (lifeFixedBy(work.state, player, 'lose') === null) {
      results.push({
        happening: { kind: 'life', player, change: -h.amount, why: 'damage' },
        cites: [cr('120.3a'), cr('119.2')],
      });
    }
  } else {
    const types = work.view.characteristics(h.to.object)?.types ?? [];
    if (types.includes('Planeswalker')) {
      results.push(counters(h, 'loyalty', -h.amount, cr('120.3c'), cr('306.8')));
    }
    if (types.includes('Battle')) {
      results.push(counters(h, 'defense', -h.amount, cr('120.3h'), cr('310.6')));
    }
    if (types.includes('Creature') && (infect || wither)) {
      const rule = infect ? cr('702.90c') : cr('702.80a');
      results.push(counters(h, '-1/-1', h.amount, cr('120.3d'), rule));
    }
  }
  if (lifelink && controller !== undefined && canGainLife(work.state, controller)) {
    results.push({
      happening: { kind: 'life', player: controller, change: h.amount, why: 'gain' },
      cites: [cr('120.3f'), cr('702.15b')],
    });
  }
  return results;
}

function counters(
  { to: on, combat }: DamageHappening,
  counter: string,
  change: number,
  ...cites: readonly RuleNumber[]
): Proposal {
  return {
    happening: { kind: 'counters', on, counter, change, ...(combat ? { byRule: true } : {}) },
    cites,
  };
}

function canGainLife(state: State, player: PlayerId): boolean {
  return state.players[player]?.lost === false && lifeFixedBy(state, player, 'gain') === null;
}
