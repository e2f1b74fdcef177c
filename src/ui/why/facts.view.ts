import { namesOf, tellingIfLoaded } from '../../explain';
import { type Fact, factsOf } from '../../explain/inspecting';
import type { GameEvent, RuleNumber } from '../../rules';
import { numberOf, type Step, type StepId, wayTo } from '../../store/tree';
import { changesOf } from '../app/views/changes';
import { tellingOf } from '../app/views/told';
import type { About } from './about';

/** The step that made something so, and how that is told. */
export interface Since {
  readonly step: StepId;
  readonly number: number;
  readonly words: string;
  readonly cites: readonly RuleNumber[];
  /** The present step itself: there is nowhere to go. */
  readonly here: boolean;
}

/** A fact with what it is known from. */
export interface FactView extends Fact {
  /** Asked when its reason is opened. */
  readonly sinceStep: () => Since | undefined;
}

/** All that is so of the object. */
export const factViews = (about: About): readonly FactView[] =>
  factsOf(about.state, about.id).map((fact) => ({
    ...fact,
    ...(fact.id === 'byHand' && { parts: byHandParts(about, fact) }),
    sinceStep: () => sinceOf(about, fact),
  }));

/** What was changed by hand, where that can be told. */
function byHandParts({ tree, step, id }: About, { parts }: Fact): Fact['parts'] {
  const changes = changesOf(tree, id, step);
  return changes.length === 0 ? parts : [changes.join(' ')];
}

/** The step since which a fact has been the same, up to the step that is looked at. */
export function sinceOf({ tree, step: at, id }: About, { since, by }: Fact): Since | undefined {
  if (since === undefined) return undefined;
  const way = wayTo(tree, at);
  const read = ({ position }: Step) => JSON.stringify(since(position.game.state));
  const last = way.last();
  if (last === undefined) return undefined;
  const now = read(last);
  let first = last;
  for (let nth = way.size - 2; nth >= 0; nth -= 1) {
    const step = way.get(nth);
    if (step === undefined || read(step) !== now) break;
    first = step;
  }
  return tellingSince(first, { tree, id, by, here: first.id === at });
}

interface Asked extends Pick<About, 'tree' | 'id'>, Pick<Since, 'here'> {
  readonly by: Fact['by'] | undefined;
}

/** How a step is told of which something made it so: by the event, or else by what the step is called. */
function tellingSince(step: Step, { tree, id, by = [], here }: Asked): Since {
  const told = tellingOf(tree, step);
  const at = { step: step.id, number: numberOf(tree, step.id), here };
  const telling = tellingIfLoaded();
  const event =
    step.parent === null || telling === undefined
      ? undefined
      : step.events.filter((one) => isBy(one, id, by, telling.touched)).at(-1);
  if (event === undefined || telling === undefined) {
    return {
      ...at,
      words: told.words,
      cites: (told.rules ?? []).map(({ rule }) => rule as RuleNumber),
    };
  }
  const words = telling.sentence(event, namesOf(step.position.game.state));
  return { ...at, words, cites: event.cites };
}

const isBy = (
  event: GameEvent,
  id: About['id'],
  kinds: readonly GameEvent['kind'][],
  touched: (event: GameEvent) => readonly About['id'][],
): boolean =>
  kinds.includes(event.kind) &&
  (touched(event).includes(id) ||
    (event.kind === 'edited' && event.objects?.includes(id) === true));
