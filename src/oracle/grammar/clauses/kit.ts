import type { Instruction, PlayerRef, Players } from '../../../rules/authoring/language';
import { pendingOf } from '../pending';
import { type Form, form, type Values } from '../template';

type Steps = readonly Instruction[];

/** A form that reads one instruction. */
export const says = <const T extends string>(
  template: T,
  make: (values: Values<T>) => Instruction | undefined,
): Form<Steps> =>
  form(template, (values: Values<T>) => {
    const step = make(values);
    return step === undefined ? undefined : [step];
  });

/** A form that reads several. */
export const saysAll = <const T extends string>(
  template: T,
  make: (values: Values<T>) => Steps | undefined,
): Form<Steps> => form(template, make);

const isOne = (players: Players): players is PlayerRef =>
  players.player !== 'all' && players.player !== 'opponents';

/** What one player does; each of several does it by himself (101.4). */
export const byEach = (players: Players, make: (player: PlayerRef) => Instruction): Instruction =>
  isOne(players) ? make(players) : { kind: 'forEach', of: players, do: [make({ player: 'each' })] };

/** "Your", "their": of the one who acts, not of somebody else. */
export const isOwn = (whose: PlayerRef): boolean => whose.player === 'you' || isPronoun(whose);

const isPronoun = (whose: PlayerRef): boolean => {
  const means = pendingOf(whose)?.means;
  return means !== undefined && 'pronoun' in means;
};
