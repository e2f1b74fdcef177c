import type { Ability, Change, Duration, Instruction } from '../../../rules/authoring/language';
import { added, instead, isArtifactCreature } from '../kinds';
import type { Kinds, Size } from '../slot';
import { says } from './kit';

type Group = Extract<Instruction, { kind: 'apply' }>['to'];

const modify = ({ power, toughness }: Size): Change => ({ change: 'modifyPT', power, toughness });
const give = (abilities: readonly Ability[]): Change => ({ change: 'addAbilities', abilities });
const apply = (to: Group, duration: Duration, ...changes: readonly Change[]): Instruction => ({
  kind: 'apply',
  to,
  changes,
  duration,
});

/** What becomes so for a time: added, or instead of what it was (205.1). */
const becomes = (
  to: Group,
  kinds: Kinds,
  duration: Duration,
  ...more: readonly Change[]
): Instruction | undefined => {
  const changes = isArtifactCreature(kinds) ? added(kinds) : instead(kinds);
  return changes === undefined ? undefined : apply(to, duration, ...changes, ...more);
};

/** Continuous effects that last for a time (611.2). */
export const CHANGE_CLAUSES = [
  says('{to:agents} become~ {kinds:kinds} {duration:duration}', ({ to, kinds, duration }) =>
    becomes(to, kinds, duration),
  ),
  says(
    '{to:agents} become~ {kinds:kinds} in addition to (its|their) other types {duration:duration}',
    ({ to, kinds, duration }) => apply(to, duration, ...added(kinds)),
  ),
  says(
    "{to:agent} become~ {kinds:kinds} {duration:duration} . it 's still a land",
    ({ to, kinds, duration }) => apply(to, duration, ...added(kinds)),
  ),
  says(
    "{to:agent} become~ {kinds:kinds} with {abilities:abilities} {duration:duration} . it 's still a land",
    ({ to, kinds, abilities, duration }) => apply(to, duration, ...added(kinds), give(abilities)),
  ),
  says(
    "{duration:duration} , {to:agent} become~ {kinds:kinds} with {abilities:abilities} . it 's still a land",
    ({ to, kinds, abilities, duration }) => apply(to, duration, ...added(kinds), give(abilities)),
  ),
  says(
    "{duration:duration} , {to:agent} become~ {kinds:kinds} . it 's still a land",
    ({ to, kinds, duration }) => apply(to, duration, ...added(kinds)),
  ),
  says(
    '{duration:duration} , {to:agents} lose~ all abilities and become~ {kinds:kinds} with base power and toughness {size:size}',
    ({ to, kinds, size, duration }) => {
      const changes = instead({ ...kinds, size });
      return changes === undefined
        ? undefined
        : apply(to, duration, { change: 'loseAllAbilities' }, ...changes);
    },
  ),
  says(
    '{to:agents} become~ {color:color} and gain~ {abilities:abilities} {duration:duration}',
    ({ to, color, abilities, duration }) =>
      apply(to, duration, { change: 'setColors', colors: [color] }, give(abilities)),
  ),
  says('{to:agents} become~ {color:color} {duration:duration}', ({ to, color, duration }) =>
    apply(to, duration, { change: 'setColors', colors: [color] }),
  ),
  says(
    'after this main phase , there is an additional combat phase (followed by|and then) an additional main phase',
    () => ({
      kind: 'extraPhases',
      after: 'main',
      phases: [{ phase: 'combat' }, { phase: 'main' }],
    }),
  ),
  says('{to:agents} get~ {size:modifier} {duration:duration}', ({ to, size, duration }) =>
    apply(to, duration, modify(size)),
  ),
  // Without a time it stays so (611.2a).
  says('{to:agent} gain~ {abilities:abilities}', ({ to, abilities }) =>
    apply(to, 'forever', give(abilities)),
  ),
  says(
    "{to:agent} become~ {kinds:kinds} with all creature types {duration:duration} . it 's still a land",
    ({ to, kinds, duration }) =>
      apply(to, duration, ...added(kinds), { change: 'allCreatureTypes' }),
  ),
  says(
    '{to:agents} lose~ all abilities and become~ {kinds:kinds} with base power and toughness {size:size}',
    ({ to, kinds, size }) =>
      becomes(to, { ...kinds, size }, 'forever', { change: 'loseAllAbilities' }),
  ),
  says(
    '{to:agents} become~ {kinds:kinds} with base power and toughness {size:size}',
    ({ to, kinds, size }) => becomes(to, { ...kinds, size }, 'forever'),
  ),
  says('{to:agents} become~ {kinds:kinds}', ({ to, kinds }) => becomes(to, kinds, 'forever')),
  says('{to:agents} have~ base power and toughness {size:size}', ({ to, size }) =>
    apply(to, 'forever', { change: 'setPT', ...size }),
  ),
  says('exchange control of {one:object} and {other:object}', ({ one, other }) => ({
    kind: 'exchangeControl',
    one,
    other,
  })),
  says('{to:agents} gain~ {abilities:abilities} {duration:duration}', (slots) =>
    apply(slots.to, slots.duration, give(slots.abilities)),
  ),
  says(
    '{to:agents} get~ {size:modifier} and gain~ {abilities:abilities} {duration:duration}',
    (slots) => apply(slots.to, slots.duration, modify(slots.size), give(slots.abilities)),
  ),
  says(
    '{to:agents} gain~ {abilities:abilities} and get~ {size:modifier} {duration:duration}',
    (slots) => apply(slots.to, slots.duration, give(slots.abilities), modify(slots.size)),
  ),
  says('{duration:duration} , {to:agents} get~ {size:modifier}', ({ to, size, duration }) =>
    apply(to, duration, modify(size)),
  ),
  says('{duration:duration} , {to:agents} gain~ {abilities:abilities}', (slots) =>
    apply(slots.to, slots.duration, give(slots.abilities)),
  ),
  says(
    '{duration:duration} , {to:agents} get~ {size:modifier} and gain~ {abilities:abilities}',
    (slots) => apply(slots.to, slots.duration, modify(slots.size), give(slots.abilities)),
  ),
  says('gain control of {to:objects}', ({ to }) =>
    apply(to, 'forever', { change: 'control', player: { player: 'you' } }),
  ),
  says('gain control of {to:objects} {duration:duration}', ({ to, duration }) =>
    apply(to, duration, { change: 'control', player: { player: 'you' } }),
  ),
  says('{to:agents} lose~ all abilities {duration:duration}', ({ to, duration }) =>
    apply(to, duration, { change: 'loseAllAbilities' }),
  ),
  says(
    '{to:agents} have~ base power and toughness {size:size} {duration:duration}',
    ({ to, size, duration }) => apply(to, duration, { change: 'setPT', ...size }),
  ),
  says("{to:agents} can't be blocked {duration:duration}", ({ to, duration }) => ({
    kind: 'applyRule',
    to,
    rule: { rule: 'cantBeBlocked' },
    duration,
  })),
  says("{to:agents} can't block {duration:duration}", ({ to, duration }) => ({
    kind: 'applyRule',
    to,
    rule: { rule: 'cantBlock' },
    duration,
  })),
  says("{to:agents} can't attack {duration:duration}", ({ to, duration }) => ({
    kind: 'applyRule',
    to,
    rule: { rule: 'cantAttack' },
    duration,
  })),
  says('{to:agents} attack~ {duration:duration} if able', ({ to, duration }) => ({
    kind: 'applyRule',
    to,
    rule: { rule: 'mustAttack' },
    duration,
  })),
  says(
    "{to:agents} (doesn't|don't) untap during (its controller's|their controllers'|their controller's) next untap (step|steps)",
    ({ to }) => ({
      kind: 'applyRule',
      to,
      rule: { rule: 'doesntUntap' },
      duration: 'nextUntapStep',
    }),
  ),
  says("{to:agents} (doesn't|don't) untap during your next untap step", ({ to }) => ({
    kind: 'applyRule',
    to,
    rule: { rule: 'doesntUntap', yours: true },
    duration: 'yourNextUntapStep',
  })),
  says('you may play an additional land {duration:duration}', ({ duration }) => ({
    kind: 'applyRule',
    players: { player: 'you' },
    rule: { rule: 'additionalLands', count: 1 },
    duration,
  })),
];
