import type { Detail, EventView, StepView } from '../views';
import type { StepState } from './StepRow';

/** Where a step stands to the present one, both by their places in the list. */
export function stateOf(place: number, now: number): StepState {
  if (place === now) return 'now';
  return place < now ? 'past' : 'undone';
}

const none: readonly EventView[] = [];
const brief = new WeakMap<StepView, readonly EventView[]>();

/** The events shown under a step. One that was turned by hand shows all, or none. */
export function shownEvents(step: StepView, detail: Detail, turned: boolean): readonly EventView[] {
  const { events = none } = step;
  const byDetail = detail === 'headlines' ? none : detail === 'rules' ? events : briefly(step);
  if (!turned) return byDetail;
  return byDetail.length > 0 ? none : events;
}

function briefly(step: StepView): readonly EventView[] {
  const known = brief.get(step);
  if (known !== undefined) return known;
  const made = (step.events ?? none).filter(({ detail }) => detail !== 'rules');
  brief.set(step, made);
  return made;
}
