import {
  type Ability,
  characteristicsOf,
  copiableValuesOf,
  type GameEvent,
  type HappeningKind,
  type ObjectId,
  type State,
} from '../../rules';
import type { FollowedAbility } from './followed';
import { appliedText, triggeredText } from './standing';

/** More sources than these are not looked at: of ten thousand that trigger at once a few say it all. */
const MOST_SOURCES = 12;

/** A text that is followed besides what resolves: of what triggered, and of what replaced something. */
export interface FollowedBeside {
  readonly source: ObjectId;
  readonly ability: FollowedAbility;
}

/** The texts of what triggered in what came of a choice, and of what changed what happened in it. */
export function followedBeside(
  state: State,
  events: readonly GameEvent[],
): readonly FollowedBeside[] {
  const triggered = new Set<ObjectId>();
  const replaced = new Map<ObjectId, HappeningKind>();
  for (const event of events) {
    if (event.kind === 'replaced' && replaced.size < MOST_SOURCES)
      replaced.set(event.by, event.what);
    if (event.kind !== 'step' || event.what !== 'triggerWaiting') continue;
    for (const id of event.objects) if (triggered.size < MOST_SOURCES) triggered.add(id);
  }
  return [
    ...[...triggered].flatMap((source) => triggeredIn(state, source)),
    ...[...replaced].flatMap(([source, what]) => replacedIn(state, source, what)),
  ];
}

/** The abilities of a source that triggered and have not resolved. */
function triggeredIn(state: State, source: ObjectId): readonly FollowedBeside[] {
  const card = copiableValuesOf(state, source);
  const found = new Set<Ability>();
  for (const trigger of state.waiting) if (trigger.source === source) found.add(trigger.ability);
  for (const id of state.stack.slice(-MOST_SOURCES)) {
    const onStack = state.objects.get(id)?.onStack;
    if (onStack?.as === 'triggered' && onStack.source === source && onStack.ability)
      found.add(onStack.ability);
  }
  return [...found].map((ability) => ({ source, ability: triggeredText(ability, card) }));
}

/** The abilities of a source that could have changed such an event. */
function replacedIn(
  state: State,
  source: ObjectId,
  what: HappeningKind,
): readonly FollowedBeside[] {
  const card = copiableValuesOf(state, source);
  const abilities = characteristicsOf(state, source)?.abilities ?? [];
  return abilities.flatMap(({ ability }) => {
    const changes =
      ability.kind === 'static' &&
      ability.effects.some(
        (effect) => effect.effect === 'replacement' && KINDS[effect.event.event] === what,
      );
    return changes ? [{ source, ability: appliedText(ability, card, '614.6') }] : [];
  });
}

/** The kind of event that a pattern of a replacement effect is about. */
const KINDS: Readonly<Partial<Record<string, HappeningKind>>> = {
  moved: 'moved',
  damage: 'damage',
  drawn: 'draw',
  lifeGained: 'life',
  lifeLost: 'life',
  tokensCreated: 'created',
  countersPut: 'counters',
  tappedForMana: 'manaAdded',
  turn: 'turnBegan',
  phase: 'phaseBegan',
  beginning: 'stepBegan',
  untapped: 'untapped',
  tapped: 'tapped',
};
