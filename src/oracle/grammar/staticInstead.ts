import type { Amount } from '../../rules/authoring/language';
import { filterOf } from './numbers';
import { enters, replaces, says, YOU } from './staticKit';

const KICKED: Amount = { amount: 'timesKicked' };

/** Replacement effects of static abilities (614). */
export const INSTEAD_SENTENCES = [
  says(
    'if an effect would create (one or more|any) tokens under your control , it creates {factor:multiple} that many of those tokens instead',
    ({ factor }) =>
      replaces({ event: 'tokensCreated', under: YOU }, { replace: 'tokensTimes', factor }),
  ),
  says(
    'if one or more tokens would be created under your control , {factor:multiple} that many of those tokens are created instead',
    ({ factor }) =>
      replaces({ event: 'tokensCreated', under: YOU }, { replace: 'tokensTimes', factor }),
  ),
  says(
    'if one or more tokens would be created , {factor:multiple} that many of those tokens are created instead',
    ({ factor }) => replaces({ event: 'tokensCreated' }, { replace: 'tokensTimes', factor }),
  ),
  says(
    'if an effect would put one or more counters on {one:one} , it puts {factor:multiple} that many of those counters on that (permanent|creature) instead',
    ({ one, factor }) =>
      replaces(
        { event: 'countersPut', object: one.where, byEffect: true },
        { replace: 'countersTimes', factor },
      ),
  ),
  says(
    'if one or more {counter:counter} counters would be put on {one:one} , that many plus one {again:counter} counters are put on it instead',
    ({ counter, one, again }) =>
      counter !== again
        ? undefined
        : replaces(
            { event: 'countersPut', object: one.where, counter },
            { replace: 'countersPlus', more: 1 },
          ),
  ),
  says(
    'if one or more {counter:counter} counters would be put on {one:one} , {factor:multiple} that many {again:counter} counters are put on that (creature|permanent) instead',
    ({ counter, one, factor, again }) =>
      counter !== again
        ? undefined
        : replaces(
            { event: 'countersPut', object: one.where, counter },
            { replace: 'countersTimes', factor },
          ),
  ),
  says(
    'if a source would deal damage to a permanent or player , it deals {factor:multiple} that damage to that permanent or player instead',
    ({ factor }) => replaces({ event: 'damage' }, { replace: 'damageTimes', factor }),
  ),
  says('if {one:one} would die , exile it instead', ({ one }) =>
    one.zones === undefined
      ? replaces(
          { event: 'moved', object: one.where, from: 'battlefield', to: 'graveyard' },
          { replace: 'moveTo', zone: 'exile' },
        )
      : undefined,
  ),
  says(
    'if a card or token would be put into (a|any) graveyard from anywhere , exile it instead',
    () =>
      replaces(
        {
          event: 'moved',
          object: [{ is: 'or', of: [[{ is: 'card' }], [{ is: 'token' }]] }],
          to: 'graveyard',
        },
        { replace: 'moveTo', zone: 'exile' },
      ),
  ),
  says(
    'if you tap {one:one} for mana , it produces {factor:multiple} as much of that mana instead',
    ({ one, factor }) =>
      replaces(
        { event: 'tappedForMana', object: one.where, by: YOU },
        { replace: 'manaTimes', factor },
      ),
  ),
  says('skip your draw step', () =>
    replaces({ event: 'beginning', step: 'draw', of: YOU }, { replace: 'nothing' }),
  ),
  says('players skip their untap steps', () =>
    replaces({ event: 'beginning', step: 'untap' }, { replace: 'nothing' }),
  ),
  says('@ enters tapped with {counters:counters} on it', ({ counters }) =>
    enters({ replace: 'entersTapped' }, { replace: 'entersWithCounters', ...counters }),
  ),
  says(
    '@ enters with a {counter:counter} counter on it for each time it was kicked',
    ({ counter }) => enters({ replace: 'entersWithCounters', counter, count: KICKED }),
  ),
  says(
    '@ enters with a {counter:counter} counter on it for each mana spent to cast it',
    ({ counter }) =>
      enters({ replace: 'entersWithCounters', counter, count: { amount: 'manaSpent' } }),
  ),
  says('you may have @ enter as a copy of any {one:noun} on the battlefield', ({ one }) =>
    enters({ replace: 'entersAsCopy', of: filterOf(one), optional: true }),
  ),
  says('you may have @ enter as a copy of {one:one}', ({ one }) =>
    one.where.some(({ is }) => is === 'controlledBy')
      ? enters({ replace: 'entersAsCopy', of: filterOf(one), optional: true })
      : undefined,
  ),
  says('you may have @ enter tapped as a copy of any {one:noun} on the battlefield', ({ one }) =>
    enters({ replace: 'entersAsCopy', of: filterOf(one), optional: true, tapped: true }),
  ),
  says(
    'you may have @ enter as a copy of any {one:noun} on the battlefield , except {except:exceptions}',
    ({ one, except }) =>
      enters({ replace: 'entersAsCopy', of: filterOf(one), optional: true, except }),
  ),
  says(
    'you may have @ enter as a copy of {one:one} , except {except:exceptions}',
    ({ one, except }) =>
      one.where.some(({ is }) => is === 'controlledBy')
        ? enters({ replace: 'entersAsCopy', of: filterOf(one), optional: true, except })
        : undefined,
  ),
  says(
    'if {one:one} entering causes a triggered ability of {of:one} to trigger , that ability triggers an additional time',
    ({ one, of }) => [
      {
        effect: 'moreTriggers',
        event: { event: 'moved', object: one.where, to: 'battlefield' },
        of: of.where,
        times: 1,
      },
    ],
  ),
  says(
    'if {one:one} dying causes a triggered ability of {of:one} to trigger , that ability triggers an additional time',
    ({ one, of }) => [
      {
        effect: 'moreTriggers',
        event: { event: 'moved', object: one.where, from: 'battlefield', to: 'graveyard' },
        of: of.where,
        times: 1,
      },
    ],
  ),
  says("{many:many} entering don't cause abilities to trigger", ({ many }) => [
    { effect: 'noTriggers', event: { event: 'moved', object: many.where, to: 'battlefield' } },
  ]),
];
