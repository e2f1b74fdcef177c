import { expect, it } from 'vitest';
import { type Check, cr, type Finding } from '../../rules';
import { objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { findingLines } from './findings';

const names = madeUpNames(['Ada', 'Bea'], { 1: { name: 'Shock' }, 2: { name: 'Pacifism' } });
const shock = objectId(1);

const check = (code: Check['code'], more: Partial<Check> = {}): Check => ({
  code,
  subjects: [shock],
  cites: [cr('601.3')],
  ...more,
});
const held = (code: Check['code'], more: Partial<Check> = {}): Finding => ({
  holds: true,
  check: check(code, more),
});
const failed = (...checks: readonly Check[]): Finding => ({ holds: false, checks });
const told = (...findings: readonly Finding[]) =>
  findingLines(findings, names).map(({ text, holds }) => `${holds ? '✓' : '✗'} ${text}`);

it('what fails is told before what holds', () => {
  expect(told(held('forbidden'), failed(check('alreadyTapped')))).toEqual([
    '✗ Shock is already tapped.',
    '✓ No effect forbids it.',
  ]);
});

it('what consists of parts is told by them, each with the rule of the whole as well', () => {
  const whose = check('notYourTurn', { subjects: [{ player: playerId(1) }], cites: [cr('307.5')] });
  const parts = [failed(whose), held('notMainPhase', { cites: [cr('505.6a')] })];
  const time: Finding = {
    ...failed(check('sorceryTiming', { cites: [cr('307.1'), cr('117.1a')] })),
    parts,
  };
  expect(told(time)).toEqual(["✗ It is Bea's turn.", '✓ It is a main phase.']);
  expect(findingLines([time], names).map(({ cites }) => cites)).toEqual([
    ['307.1', '307.5'],
    ['307.1', '505.6a'],
  ]);
});

it('what would mend it is not said in the line: it is offered beside it', () => {
  const fix = { kind: 'untap', detail: '' } as const;
  expect(told(failed(check('alreadyTapped', { fix })))).toEqual(['✗ Shock is already tapped.']);
});

it('which mana is lacking is said', () => {
  const fix = { kind: 'mana', detail: '{U}' } as const;
  expect(told(failed(check('cantPayMana', { detail: '{1}{U}', fix })))).toEqual([
    "✗ You can't pay {1}{U}: one more blue mana is needed.",
  ]);
});

it('nothing is told twice', () => {
  expect(told(held('forbidden'), held('forbidden'))).toEqual(['✓ No effect forbids it.']);
});
