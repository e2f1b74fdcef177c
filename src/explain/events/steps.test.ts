import { expect, it } from 'vitest';
import { cr, type RuleNumber, type StepKind } from '../../rules';
import { objectId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { sentence } from './sentence';

const names = madeUpNames(['Ada'], { 1: { name: 'Shock' }, 2: { name: 'Soul Warden' } });

/** For each step: its rule, a detail, and how it is told with and without the detail. */
const STEPS: { readonly [K in StepKind]: readonly [RuleNumber, string, string, string] } = {
  proposed: [cr('601.2a'), '', '601.2a: Shock is put on the stack.', ''],
  modesChosen: [
    cr('601.2b'),
    '1, 2',
    '601.2b: modes are chosen for Shock.',
    '601.2b: the first and second modes are chosen for Shock.',
  ],
  kickerChosen: [
    cr('601.2b'),
    'kicker {C}',
    '601.2b: what else is paid is announced.',
    '601.2b: to be paid as well: kicker {C}.',
  ],
  alternativeChosen: [
    cr('601.2b'),
    'flashback',
    '601.2b: another cost is to be paid for Shock.',
    '601.2b: Shock is to be paid for by flashback.',
  ],
  xChosen: [cr('601.2b'), '3', '601.2b: X is chosen.', '601.2b: X is 3.'],
  targetsChosen: [
    cr('601.2c'),
    'Bea',
    '601.2c: targets are chosen for Shock.',
    '601.2c: targets are chosen for Shock: Bea.',
  ],
  divided: [
    cr('601.2d'),
    '2 and 1',
    '601.2d: it is announced how Shock divides its effect.',
    '601.2d: it is announced how Shock divides its effect: 2 and 1.',
  ],
  legalityChecked: [cr('601.2e'), '', '601.2e: Shock is legal as announced.', ''],
  costDetermined: [
    cr('601.2f'),
    '{R}',
    '601.2f: the total cost in mana is {0}.',
    '601.2f: the total cost in mana is {R}.',
  ],
  manaWindow: [cr('601.2g'), '', '601.2g: mana abilities may be activated now.', ''],
  costPaid: [
    cr('601.2h'),
    '{R}',
    '601.2h: the cost is paid.',
    '601.2h: the cost is paid, {R} of it in mana.',
  ],
  becameCast: [cr('601.2i'), '', '601.2i: Shock becomes cast.', ''],
  becameActivated: [cr('602.2b'), '', "602.2b: Shock's ability becomes activated.", ''],
  triggerWaiting: [cr('603.2'), '', "Shock's ability triggers.", ''],
  notTriggered: [
    cr('603.4'),
    '',
    "Shock's ability doesn't trigger, as its condition doesn't hold.",
    '',
  ],
  triggerPut: [cr('603.3'), '', "Shock's ability goes on the stack.", ''],
  triggerNotPut: [
    cr('603.3c'),
    'no legal target',
    "Shock's ability doesn't go on the stack: no mode can be chosen for it.",
    "Shock's ability doesn't go on the stack: no legal target.",
  ],
  resolving: [cr('608.2'), '', 'Shock begins to resolve.', ''],
  clauseChecked: [cr('608.2a'), '', 'The condition of Shock is checked again, and holds.', ''],
  targetsChecked: [
    cr('608.2b'),
    'one is illegal',
    'The targets of Shock are checked.',
    'The targets of Shock are checked: one is illegal.',
  ],
  instruction: [
    cr('608.2c'),
    'it deals damage',
    'The text of Shock is followed.',
    'By Shock: it deals damage.',
  ],
  skipped: [
    cr('608.2c'),
    'it was not kicked',
    "A part of Shock is passed over: its condition doesn't hold.",
    'Passed over: it was not kicked.',
  ],
  declined: [
    cr('608.2d'),
    'it may draw',
    'What Shock only allows is not done.',
    'What Shock only allows is not done.',
  ],
  stateBased: [
    cr('704.3'),
    'no toughness',
    'State-based actions act on Shock.',
    'State-based actions act on Shock: no toughness.',
  ],
  manaAbility: [cr('605.3b'), '', "Shock's mana ability resolves at once, without the stack.", ''],
  triggeredManaAbility: [
    cr('605.4a'),
    '',
    "Shock's mana ability triggers and resolves at once.",
    '',
  ],
  noMana: [cr('106.5'), '', 'Shock makes no mana: what type it would be is not defined.', ''],
  copied: [cr('707.10'), '', 'Shock is copied.', ''],
  impossible: [
    cr('608.2c'),
    'no such card',
    'This is impossible and is not done (Shock).',
    'This is impossible and is not done (Shock): no such card.',
  ],
  byHand: [
    cr('608.2c'),
    'Solve it.',
    'What Shock says and is not modelled here.',
    'What Shock says and is not modelled here: Solve it.',
  ],
  turnBased: [cr('703.1'), 'untapping', 'A turn-based action is taken.', 'Untapping.'],
};

it.each(Object.entries(STEPS))('the step %s is told', (what, [cite, detail, plain, detailed]) => {
  const event = {
    kind: 'step' as const,
    what: what as StepKind,
    objects: [objectId(1)],
    cites: [cite],
    batch: 1,
  };
  expect(sentence(event, names)).toBe(plain);
  if (detailed !== '') expect(sentence({ ...event, detail }, names)).toBe(detailed);
});

it('an amount is told where there are no words for it', () => {
  const event = {
    kind: 'step',
    what: 'xChosen',
    objects: [],
    amount: 4,
    cites: [cr('601.2b')],
    batch: 1,
  } as const;
  expect(sentence(event, names)).toBe('601.2b: X is 4.');
});

it('abilities of several objects trigger together', () => {
  const objects = [objectId(2), objectId(2), objectId(1)];
  const event = {
    kind: 'step',
    what: 'triggerWaiting',
    objects,
    cites: [cr('603.2')],
    batch: 1,
  } as const;
  expect(sentence(event, names)).toBe('The abilities of Soul Warden ×2 and Shock trigger.');
});

it('where an intervening "if" held, that is said', () => {
  const event = {
    kind: 'step',
    what: 'triggerWaiting',
    objects: [objectId(2)],
    cites: [cr('603.2'), cr('603.4')],
    batch: 1,
  } as const;
  expect(sentence(event, names)).toBe("Soul Warden's ability triggers, as its condition holds.");
});

it('targets that are no longer legal are named', () => {
  const objects = [objectId(1), objectId(2)];
  const event = {
    kind: 'step',
    what: 'targetsChecked',
    objects,
    cites: [cr('608.2b')],
    batch: 1,
  } as const;
  expect(sentence(event, names)).toBe(
    'The targets of Shock are checked: no longer legal: Soul Warden.',
  );
});

it('a mana ability is never said to be on the stack', () => {
  const cites = [cr('605.3'), cr('602.2a')];
  const event = {
    kind: 'step',
    what: 'proposed',
    objects: [objectId(2)],
    cites,
    batch: 1,
  } as const;
  expect(sentence(event, names)).toBe("602.2a: Soul Warden's mana ability is to be activated.");
});
