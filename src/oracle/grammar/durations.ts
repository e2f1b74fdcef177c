import type { Duration } from '../../rules/authoring/language';
import { after } from './reading';
import { define } from './slot';

/** How long it lasts (611.2a), in the words after or before what happens. */
const DURATIONS: readonly (readonly [string, Duration])[] = [
  ['until end of turn', 'endOfTurn'],
  ['this turn', 'endOfTurn'],
  ['until end of combat', 'endOfCombat'],
  ['until your next turn', 'yourNextTurn'],
  ['for as long as ~ remains on the battlefield', 'whileThisRemains'],
  ['for as long as it remains exiled', 'whileExiled'],
];

define('duration', {
  read: (input, at) =>
    DURATIONS.flatMap(([words, value]) => {
      const end = after(input, at, words);
      return end < 0 ? [] : [{ value, end }];
    }),
});
