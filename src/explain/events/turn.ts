import type { HappeningKind, ObjectId } from '../../rules';
import { objectsInWords, targetName } from '../naming/names';
import { PHASE_NAMES, STEP_NAMES } from '../words/places';
import { listed, possessive } from '../words/sentences';
import { edited } from './edited';
import { subjectOf, type Template, type Templates } from './template';

/** Those who do the same to the same, in the order in which each is first named. */
function grouped<T>(
  items: readonly T[],
  key: (item: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

const attackersDeclared: Template<'attackersDeclared'> = ([event], names) => {
  const player = names.player(event.player);
  if (event.attackers.length === 0) return `${player} declares no attackers`;
  const attacks = grouped(event.attackers, (a) => JSON.stringify(a.whom)).map(
    ([first, ...more]) => {
      const objects = [first, ...more].map((a) => a.object);
      return `${targetName(names, first.whom)} with ${objectsInWords(names, objects)}`;
    },
  );
  return `${player} attacks ${listed(attacks)}`;
};

const blockersDeclared: Template<'blockersDeclared'> = ([event], names) => {
  const player = names.player(event.player);
  const blocking = event.blockers.filter((b) => b.attackers.length > 0);
  if (blocking.length === 0) return `${player} declares no blockers`;
  const blocks = grouped(blocking, (b) => JSON.stringify(b.attackers)).map(([first, ...more]) => {
    const objects = [first, ...more].map((b) => b.object);
    return `${objectsInWords(names, first.attackers)} with ${objectsInWords(names, objects)}`;
  });
  return `${player} blocks ${listed(blocks)}`;
};

/** What a replacement effect is said to change. */
const REPLACED: Partial<Readonly<Record<HappeningKind, string>>> = {
  moved: 'where something goes',
  created: 'what is created',
  destroyed: 'the destruction',
  damage: 'the damage',
  life: 'the change of life',
  draw: 'the draw',
  counters: 'how many counters are put',
  manaAdded: 'the mana that is made',
  tapped: 'the tapping',
  untapped: 'the untapping',
};

const SKIPPED: Partial<Readonly<Record<HappeningKind, string>>> = {
  turnBegan: 'a turn',
  phaseBegan: 'a phase',
  stepBegan: 'a step',
};

const replaced: Template<'replaced'> = ([event], names) => {
  const source = names.object(event.by);
  if (event.cites.some((c) => c.startsWith('615'))) return `${source} prevents damage`;
  const skipped = SKIPPED[event.what];
  if (skipped !== undefined) return `${source} makes a player skip ${skipped}`;
  if (event.cites.some((c) => c === '614.12' || c === '707.5'))
    return `${source} changes how something enters`;
  return `${source} changes ${REPLACED[event.what] ?? 'what happens'}`;
};

const objectsOf = (events: readonly { readonly object: ObjectId }[]): readonly ObjectId[] =>
  events.map((e) => e.object);

/** Sentences about the turn, combat, priority, and what stands outside the game's own events. */
export const TURN_TEMPLATES: Templates<
  | 'turnBegan'
  | 'phaseBegan'
  | 'turnAdded'
  | 'phasesAdded'
  | 'stepsAdded'
  | 'stepBegan'
  | 'stepEnded'
  | 'priorityGiven'
  | 'priorityPassed'
  | 'attackersDeclared'
  | 'blockersDeclared'
  | 'exerted'
  | 'blocked'
  | 'removedFromCombat'
  | 'combatEnded'
  | 'replaced'
  | 'edited'
> = {
  turnBegan: ([event], names) =>
    `turn ${event.number} begins: it is ${possessive(names.player(event.player))}`,
  phaseBegan: ([event]) => `an additional ${PHASE_NAMES[event.phase]} begins`,
  exerted: ([event], names) => `${names.player(event.player)} exerts ${names.object(event.object)}`,
  turnAdded: ([event], names) => `${names.player(event.player)} is to take an extra turn`,
  phasesAdded: ([event]) => {
    const phases = event.phases.map(({ phase, steps }) =>
      steps === undefined
        ? `an additional ${PHASE_NAMES[phase]}`
        : listed(steps.map((step) => `an additional ${STEP_NAMES[step]}`)),
    );
    return `after this phase comes ${phases.join(', then ')}`;
  },
  stepsAdded: ([event]) =>
    `after this step comes ${listed(event.steps.map((step) => `an additional ${STEP_NAMES[step]}`))}`,
  stepBegan: ([event], names) =>
    `${possessive(names.player(event.player))} ${STEP_NAMES[event.step]} begins`,
  stepEnded: ([event]) => `the ${STEP_NAMES[event.step]} ends`,
  priorityGiven: ([event], names) => `${names.player(event.player)} gets priority`,
  priorityPassed: ([event], names) => `${names.player(event.player)} passes`,
  attackersDeclared,
  blockersDeclared,
  blocked: (events, names) => {
    const subject = subjectOf(names, objectsOf(events));
    return `${subject.words} ${subject.verb('becomes', 'become')} blocked`;
  },
  removedFromCombat: (events, names) => {
    const subject = subjectOf(names, objectsOf(events));
    return `${subject.words} ${subject.is} removed from combat`;
  },
  combatEnded: () => 'nothing attacks or blocks any more',
  replaced,
  edited,
};
