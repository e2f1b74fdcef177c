import type { Ability, Change, Duration, Instruction } from '../../../rules/authoring/language';
import type { Size } from '../slot';
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

/** Continuous effects that last for a time (611.2). */
export const CHANGE_CLAUSES = [
  says('{to:agents} get~ {size:modifier} {duration:duration}', ({ to, size, duration }) =>
    apply(to, duration, modify(size)),
  ),
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
