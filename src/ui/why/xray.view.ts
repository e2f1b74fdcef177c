import type { List } from 'immutable';
import { namesOf } from '../../explain';
import {
  answeredWith,
  MOMENT_NAMES,
  type Moment,
  type MomentKind,
  mayAct,
  momentRules,
  momentsOf,
  momentText,
  PICTURE,
  stackText,
  stepNumber,
} from '../../explain/moments';
import type { PlayerId } from '../../rules';
import type { Step, StepId } from '../../store/tree';
import { endOf, stepAt, type Tree, wayTo } from '../../store/tree';
import { ruleViews } from '../app/views/rules';
import { stepWords } from '../app/views/told';
import type { RuleView } from '../views';

/** One moment, as it is drawn. */
export interface MomentView {
  readonly step: StepId;
  /** For a moment at which somebody could act: how many there are before it in its step. */
  readonly nth?: number;
  /** "Step 12", where it is the first of its step. */
  readonly number?: string;
  /** The column that it stands in. */
  readonly lane: number;
  readonly kind: MomentKind;
  /** What kind of moment it is: "priority". */
  readonly name: string;
  readonly words: string;
  readonly rules: readonly RuleView[];
  /** How many lie on the stack, and which. */
  readonly depth: number;
  readonly stack: string;
  /** The player passed: the moment was let go by. */
  readonly passed: boolean;
  /** The work stands there. */
  readonly now: boolean;
  /** What was taken back. */
  readonly undone: boolean;
}

/** The lanes, and what stands in them from top to bottom. Each moment is made when it is asked for. */
export interface XrayView {
  readonly lanes: readonly { readonly name: string; readonly seat?: number }[];
  readonly length: number;
  readonly at: (place: number) => MomentView | undefined;
  /** The lane of a moment, without making it. */
  readonly laneAt: (place: number) => number | undefined;
  /** The last moment of the present step; the first of all where it has none. */
  readonly now: number;
}

interface Place {
  /** The number of the step. */
  readonly number: number;
  readonly moment: Moment;
  /** The first of its step that is shown. */
  readonly first: boolean;
}

const found = new WeakMap<Step, readonly Moment[]>();

/** The moments of a step; found once. */
function momentsIn(step: Step, before: Step | undefined): readonly Moment[] {
  const known = found.get(step);
  if (known !== undefined) return known;
  const made = momentsOf(step.events, before?.position.game.state.stack ?? []);
  found.set(step, made);
  return made;
}

/** All moments of the way to the present step and on to where redo ends. */
export function xrayView(tree: Tree, only: 'all' | 'windows'): XrayView {
  const way = wayTo(tree, endOf(tree));
  const here = wayTo(tree, tree.cursor).size - 1;
  const { players } = stepAt(tree, tree.cursor).position.game.state;
  const places = placesOf(way, only);
  const laneOf = ({ player }: Moment): number => player ?? players.length;
  const now = places.findLastIndex(({ number }) => number <= here);
  return {
    lanes: [...players.map(({ name, id }) => ({ name, seat: id % 6 })), { name: PICTURE.game }],
    length: places.length,
    laneAt: (at) => places[at] && laneOf(places[at].moment),
    at: (at) => {
      const place = places[at];
      const step = place && way.get(place.number);
      if (place === undefined || step === undefined) return undefined;
      return momentView(tree, way, step, place, {
        lane: laneOf(place.moment),
        here,
        now: at === now,
      });
    },
    now: Math.max(0, now),
  };
}

function placesOf(way: List<Step>, only: 'all' | 'windows'): readonly Place[] {
  const places: Place[] = [];
  let before: Step | undefined;
  let number = 0;
  for (const step of way) {
    let first = true;
    for (const moment of momentsIn(step, before)) {
      if (only === 'windows' && moment.kind !== 'window') continue;
      places.push({ number, moment, first });
      first = false;
    }
    before = step;
    number += 1;
  }
  return places;
}

interface Shown {
  readonly lane: number;
  readonly here: number;
  readonly now: boolean;
}

function momentView(
  tree: Tree,
  way: List<Step>,
  step: Step,
  { number, moment, first }: Place,
  { lane, here, now }: Shown,
): MomentView {
  const { state } = step.position.game;
  const names = namesOf(state, number === 0 ? undefined : way.get(number - 1)?.position.game.state);
  const done = moment.kind === 'window' ? doneIn(tree, way, number, moment) : undefined;
  return {
    step: step.id,
    ...(moment.kind === 'window' && { nth: moment.nth }),
    ...(first && { number: stepNumber(number) }),
    lane,
    kind: moment.kind,
    name: MOMENT_NAMES[moment.kind],
    words: done?.words ?? momentText(moment, step.events, names),
    rules: ruleViews(momentRules(moment, step.events)),
    depth: moment.stack.length,
    stack: stackText(names, moment),
    passed: done?.passed ?? false,
    now,
    undone: number > here,
  };
}

/**
 * The place of a window's question among all that was answered in its step; −1 for the one that the step ends
 * with. What was asked before the step has no window in it.
 */
export function answerOf({ given = [] }: Step, nth: number): number {
  const asked = given.flatMap(({ question }, at) => (question.kind === 'priority' ? [at] : []));
  return asked[asked[0] === 0 ? nth + 1 : nth] ?? -1;
}

/** What was done by the player who had priority there. */
function doneIn(
  tree: Tree,
  way: List<Step>,
  number: number,
  moment: Moment,
): { readonly words: string; readonly passed: boolean } {
  const step = way.get(number);
  const given = step?.given?.[step === undefined ? -1 : answerOf(step, moment.nth)];
  if (given !== undefined) {
    const { question, answer, state } = given;
    return {
      words: answeredWith(question, answer, namesOf(state)),
      passed: answer.kind === 'pass',
    };
  }
  const next = way.get(number + 1);
  const [first] = next?.given ?? [];
  if (next === undefined || step === undefined) {
    const names = namesOf((step ?? stepAt(tree, tree.cursor)).position.game.state);
    return { words: mayAct(names, moment.player ?? (0 as PlayerId)), passed: false };
  }
  if (first?.answer.kind === 'pass') {
    return {
      words: answeredWith(first.question, first.answer, namesOf(first.state)),
      passed: true,
    };
  }
  // What is put together in several steps is told by the last of them.
  let last = number + 1;
  while (way.get(last)?.position.game.draftFrom != null && last + 1 < way.size) last += 1;
  return { words: stepWords(tree, way.get(last) ?? next), passed: false };
}
