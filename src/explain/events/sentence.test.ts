import { expect, it } from 'vitest';
import { cr, type GameEvent } from '../../rules';
import { anthem, bears, names, shock, told } from '../testing/table';
import { sentence } from './sentence';

it('parts of casting begin with their rule', () => {
  const step = {
    kind: 'step',
    what: 'costDetermined',
    objects: [shock],
    detail: '{3}{C}{U}{U}',
  } as const;
  expect(told(step, cr('601.2f'))).toBe('601.2f: the total cost in mana is {3}{C}{U}{U}.');
});

it('prevention is told as prevention', () => {
  expect(told({ kind: 'replaced', by: anthem, what: 'damage' }, cr('614.6'), cr('615.1'))).toBe(
    'Glorious Anthem prevents damage.',
  );
});

it('a change of how something enters is told as such', () => {
  expect(told({ kind: 'replaced', by: anthem, what: 'moved' }, cr('614.6'), cr('614.12'))).toBe(
    'Glorious Anthem changes how something enters.',
  );
});

it('state-based and turn-based actions are told by the heading of their rule', () => {
  const stateBased = { kind: 'step', what: 'stateBased', objects: [bears] } as const;
  expect(told(stateBased, cr('704.3'), cr('704.5g'))).toBe(
    'State-based actions act on Grizzly Bears: lethal damage.',
  );
  const turnBased = { kind: 'step', what: 'turnBased', objects: [] } as const;
  expect(told(turnBased, cr('504.1'))).toBe('Drawing for the turn.');
});

it('an impossible instruction says why, where its rule does', () => {
  const step = { kind: 'step', what: 'impossible', objects: [] } as const;
  expect(told(step, cr('608.2b'))).toBe(
    'This is impossible and is not done: its target is no longer legal.',
  );
  expect(told(step, cr('608.2c'))).toBe('This is impossible and is not done.');
});

it('what is done by hand says so', () => {
  const event: GameEvent = { kind: 'tapped', object: bears, cites: [], batch: 1, byHand: true };
  expect(sentence(event, names)).toBe('By hand: Grizzly Bears becomes tapped.');
});
