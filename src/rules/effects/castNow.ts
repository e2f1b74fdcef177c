import type { Span } from '../abilities/ability';
import type { Amount, ObjectRef, PlayerRef } from '../abilities/references';
import { castSpell } from '../casting/cast';
import { mayCast } from '../casting/mayCast';
import type { DuringResolution } from '../casting/methods';
import { proposedView } from '../casting/proposed';
import { cr } from '../citations';
import { amountOf, objectsBy } from '../evaluate/match';
import { type CastAs, waysToCast } from '../faces/castAs';
import { ask, askYesNo } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';
import { startContinuous } from './starting';

/** A player may cast a card now, while this resolves (608.2g), without paying its mana cost where it says so (118.9). */
export interface CastNow {
  readonly kind: 'castNow';
  readonly player: PlayerRef;
  readonly what: ObjectRef;
  readonly free?: true;
  /** A creature spell cast so has haste until the player loses control of it, or of what it becomes (702.62a). */
  readonly haste?: true;
  /** Only if the mana value of the spell that it becomes is less than this. */
  readonly lessThan?: Amount;
  readonly span?: Span;
}

export const castNow: Execution<'castNow'> = {
  cites: [cr('608.2c'), cr('608.2g')],
  *execute({ work, scope }, { player, what, free, lessThan, haste }) {
    const [caster] = playersFor(work, scope, player);
    const [card] = objectsBy(work.view, scope, what);
    if (caster === undefined || card === undefined) return done;
    const limit = lessThan === undefined ? null : amountOf(work.view, scope, lessThan);
    const during: DuringResolution = {
      ...(free === true ? { free } : {}),
      permission: scope.source,
    };
    const ways = possibleWays(work, caster, card, during, limit);
    if (ways.length === 0) {
      work.tell('impossible', [cr('608.2g'), cr('601.3')], [card]);
      return done;
    }
    if (!(yield* askYesNo(work, caster, 'cast', cr('608.2g'), cr('608.2d')))) return done;
    const way = yield* chooseWay(work, caster, card, ways);
    yield* castSpell(work, caster, card, during, way);
    if (haste === true) giveHaste(work, caster, card);
    return done;
  },
};

function giveHaste(work: Work, player: PlayerId, card: ObjectId): void {
  const spell = work.state.departed.get(card)?.became;
  if (spell == null) return;
  if (work.view.characteristics(spell)?.types.includes('Creature') !== true) return;
  const haste = { kind: 'keyword', keyword: 'haste' } as const;
  startContinuous(
    work,
    {
      affected: { objects: [spell] },
      duration: 'whileYouControl',
      scope: { source: card, you: player },
      content: {
        kind: 'changes',
        changes: [{ change: 'addAbilities', abilities: [haste] }],
      },
    },
    cr('702.62a'),
    cr('611.2c'),
  );
}

/** How the card may be cast, as far as rules, effects and the limit on the spell let it. */
function possibleWays(
  work: Work,
  player: PlayerId,
  card: ObjectId,
  during: DuringResolution,
  limit: number | null,
): readonly CastAs[] {
  const object = work.state.objects.get(card);
  if (object === undefined) return [];
  return waysToCast(object).filter((how) => {
    const value = proposedView(work.state, player, card, how).characteristics(card)?.manaValue ?? 0;
    if (limit !== null && value >= limit) return false;
    return mayCast(work.state, player, card, during, how).allowed;
  });
}

function* chooseWay(
  work: Work,
  player: PlayerId,
  card: ObjectId,
  ways: readonly CastAs[],
): Doing<CastAs> {
  const [only = {}] = ways;
  if (ways.length < 2) return only;
  const faces = work.state.objects.get(card)?.printed.faces?.of;
  const answer = yield* ask(work, {
    kind: 'chooseOption',
    player,
    options: ways.map(({ face }) => faces?.[face === 1 ? 1 : 0].name ?? ''),
    cites: [cr('608.2g'), cr('601.2a')],
    about: card,
  });
  return (answer.kind === 'option' ? ways[answer.option] : undefined) ?? only;
}
