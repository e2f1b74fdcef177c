import type { Entering, Happening } from '../kernel/events';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { sameTarget } from '../targets/legal';

/**
 * What triggers, replacement effects and conditions may hear of a happening: of a proposed one (ids of
 * new objects are then missing) or of one that was applied.
 */
export function factsOf(before: State, h: Happening): readonly EventFacts[] {
  switch (h.kind) {
    case 'moved': {
      const object = before.objects.get(h.object);
      const fact: EventFacts = {
        kind: 'moved',
        object: h.object,
        ...(h.became === undefined ? {} : { became: h.became }),
        ...(object === undefined ? {} : { from: object.zone, player: object.controller }),
        to: h.to,
        why: h.why,
      };
      return h.became === undefined
        ? [fact]
        : [fact, ...enteringCounters(h.to === 'battlefield' ? h.entering : undefined, h.became)];
    }
    case 'created': {
      if (h.what !== 'token' && h.zone !== 'battlefield') return [];
      const player = h.entering?.controller ?? h.owner;
      const tokens: EventFacts = {
        kind: 'tokensCreated',
        player,
        amount: h.count,
        ...(h.became === undefined ? {} : { objects: h.became }),
      };
      const entered = (h.became ?? []).map(
        (id): EventFacts => ({
          kind: 'moved',
          object: id,
          became: id,
          to: 'battlefield',
          why: 'create',
          player,
        }),
      );
      const counters = (h.became ?? []).flatMap((id) => enteringCounters(h.entering, id, player));
      return [tokens, ...entered, ...counters];
    }
    case 'ceased': {
      const object = before.objects.get(h.object);
      if (object?.zone !== 'battlefield') return [];
      return [
        {
          kind: 'moved',
          object: h.object,
          from: 'battlefield',
          why: 'ceases',
          player: object.controller,
        },
      ];
    }
    case 'tapped':
      return [withController(before, 'tapped', h.object), ...manningFacts(before, h)];
    case 'phased':
      return h.objects.map((id) => withController(before, h.in ? 'phasedIn' : 'phasedOut', id));
    case 'manned':
      return [{ ...withController(before, 'becomesManned', h.object), how: h.how, objects: h.by }];
    case 'untapped':
      return [withController(before, 'untapped', h.object)];
    case 'turned':
      return h.faceDown === null ? [withController(before, 'turnedFaceUp', h.object)] : [];
    case 'transformed':
      return [withController(before, 'transformed', h.object)];
    case 'manaAdded':
      return h.tapped === undefined
        ? []
        : [{ kind: 'tappedForMana', object: h.tapped, player: h.player, mana: h.mana }];
    case 'damage':
      return [
        {
          kind: 'damage',
          source: h.source,
          whom: h.to,
          amount: h.amount,
          combat: h.combat,
          ...('object' in h.to ? { object: h.to.object } : { player: h.to.player }),
        },
      ];
    case 'life':
      if (h.change > 0) return [{ kind: 'lifeGained', player: h.player, amount: h.change }];
      return h.change < 0 ? [{ kind: 'lifeLost', player: h.player, amount: -h.change }] : [];
    case 'draw':
      return h.failed === true ? [] : [{ kind: 'drawn', player: h.player, amount: 1 }];
    case 'counters':
      return h.change === 0
        ? []
        : [
            {
              kind: h.change > 0 ? 'countersPut' : 'countersRemoved',
              counter: h.counter,
              amount: Math.abs(h.change),
              ...(h.byRule === true ? { byRule: true } : {}),
              ...('object' in h.on
                ? {
                    object: h.on.object,
                    was: before.objects.get(h.on.object)?.counters[h.counter] ?? 0,
                  }
                : { player: h.on.player }),
            },
          ];
    case 'controlChanged':
      return [withController(before, 'controlChanged', h.object)];
    case 'attached':
      return h.to === null ? [] : [{ kind: 'attached', object: h.object, whom: h.to }];
    case 'cast':
      return [{ kind: 'cast', object: h.object, player: h.player, from: h.from }];
    case 'activated':
      return [{ kind: 'activated', object: h.object, player: h.player }];
    case 'targeted':
      return becomesTarget(
        before,
        h.object,
        h.targets
          .flat()
          .map((t) => t.target)
          .filter((t) => !h.unchanged?.some((old) => sameTarget(old, t))),
        // Only who casts, activates or puts it there commits a crime, not who copies or redirects it.
        h.copied !== true && h.unchanged === undefined,
      );
    case 'attackersDeclared':
      return h.attackers.length === 0 ? [] : attackFacts(h);
    case 'exerted':
      return [{ kind: 'exerted', object: h.object, player: h.player }];
    case 'blockersDeclared':
      return blockFacts(before, h);
    case 'blocked':
      return [withController(before, 'becomesBlocked', h.object)];
    case 'stepBegan':
      return [{ kind: 'beginning', step: h.step, player: h.player, ...turnOf(before.turn.extra) }];
    case 'becameMonarch':
      return [{ kind: 'becomesMonarch', player: h.player }];
    case 'phaseBegan':
      return [{ kind: 'phase', phase: h.phase, player: h.player }];
    case 'turnBegan':
      return [{ kind: 'turn', player: h.player, ...turnOf(h.extra) }];
    default:
      return [];
  }
}

const turnOf = (extraTurn: number | undefined) => (extraTurn === undefined ? {} : { extraTurn });

/** Counters that an object enters with are put on it (122.6). */
export function enteringCounters(
  entering: Entering | undefined,
  object: ObjectId,
  player?: PlayerId,
): readonly EventFacts[] {
  return Object.entries(entering?.counters ?? {}).flatMap(([counter, amount]) =>
    amount <= 0
      ? []
      : [
          {
            kind: 'countersPut' as const,
            object,
            counter,
            amount,
            ...(player === undefined ? {} : { player }),
          },
        ],
  );
}

function withController(
  before: State,
  kind:
    | 'controlChanged'
    | 'tapped'
    | 'untapped'
    | 'phasedIn'
    | 'phasedOut'
    | 'mans'
    | 'becomesManned'
    | 'turnedFaceUp'
    | 'transformed'
    | 'becomesBlocked'
    | 'blocks',
  object: ObjectId,
): EventFacts {
  const player = before.objects.get(object)?.controller;
  return { kind, object, ...(player === undefined ? {} : { player }) };
}

/** A creature crews or saddles as it is tapped for it (702.122b, 702.171c); `source` is what it is tapped for. */
function manningFacts(
  before: State,
  { object, mans }: Extract<Happening, { kind: 'tapped' }>,
): readonly EventFacts[] {
  if (mans === undefined) return [];
  return [{ ...withController(before, 'mans', object), how: mans.how, source: mans.object }];
}

function becomesTarget(
  before: State,
  source: ObjectId,
  targets: readonly ({ readonly object: ObjectId } | { readonly player: PlayerId })[],
  chosen: boolean,
): readonly EventFacts[] {
  const player = before.objects.get(source)?.controller;
  const by = player === undefined ? {} : { player };
  const seen = new Set<ObjectId>();
  const crime: readonly EventFacts[] =
    chosen && player !== undefined && targets.some((t) => isOpposed(before, player, t))
      ? [{ kind: 'crime', player, object: source }]
      : [];
  const targeted = targets.flatMap((target): EventFacts[] => {
    if (!('object' in target)) return [{ kind: 'becomesTarget', source, whom: target, ...by }];
    if (seen.has(target.object)) return [];
    seen.add(target.object);
    return [{ kind: 'becomesTarget', source, object: target.object, whom: target, ...by }];
  });
  return [...targeted, ...crime];
}

/** An opponent, what an opponent controls, or a card in an opponent's graveyard: to target it is a crime (700.13). */
function isOpposed(
  before: State,
  player: PlayerId,
  target: { readonly object: ObjectId } | { readonly player: PlayerId },
): boolean {
  if ('player' in target) return target.player !== player;
  const object = before.objects.get(target.object);
  switch (object?.zone) {
    case 'battlefield':
    case 'stack':
      return object.controller !== player;
    case 'graveyard':
      return object.owner !== player;
    default:
      return false;
  }
}

function attackFacts(h: Extract<Happening, { kind: 'attackersDeclared' }>): readonly EventFacts[] {
  const objects = h.attackers.map((a) => a.object);
  return [
    { kind: 'attackersDeclared', player: h.player, objects, amount: objects.length },
    ...h.attackers.map(
      (a): EventFacts => ({
        kind: 'attacks',
        object: a.object,
        whom: a.whom,
        player: h.player,
        amount: objects.length,
      }),
    ),
  ];
}

function blockFacts(
  before: State,
  h: Extract<Happening, { kind: 'blockersDeclared' }>,
): readonly EventFacts[] {
  const blocked = new Set(h.blockers.flatMap((b) => b.attackers));
  return [
    ...h.blockers
      .filter((b) => b.attackers.length > 0)
      .map((b) => withController(before, 'blocks', b.object)),
    ...[...blocked].map((id) => withController(before, 'becomesBlocked', id)),
  ];
}
