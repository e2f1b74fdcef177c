import { replaces, says, YOU } from './staticKit';

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
  says(
    'if {one:one} would die , instead exile (it|that card) and create {token:token}',
    (slots) => {
      const { values, count } = slots.token;
      return 'copyOf' in values || slots.one.zones !== undefined
        ? undefined
        : replaces(
            { event: 'moved', object: slots.one.where, from: 'battlefield', to: 'graveyard' },
            { replace: 'moveTo', zone: 'exile' },
            { replace: 'alsoCreates', token: values, count },
          );
    },
  ),
  says(
    'if {one:one} is tapped for mana , it produces {mana:manaType} instead of any other type and amount',
    ({ one, mana }) =>
      replaces(
        { event: 'tappedForMana', object: one.where },
        { replace: 'manaType', mana, amount: 1 },
      ),
  ),
  says(
    'if {one:one} is tapped for mana , it produces {mana:manaType} instead of any other type',
    ({ one, mana }) =>
      replaces({ event: 'tappedForMana', object: one.where }, { replace: 'manaType', mana }),
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
