import { expect, it } from 'vitest';
import { appWith, gameOf } from '../../../actions/testing/app';
import { VERDICT_WORDS } from '../../../explain';
import type { Trouble } from '../../../store/trouble';
import { refusalWords } from '../../small/refusalWords';
import { messageView } from './messages';

const app = appWith({
  players: [{ name: 'Ada', battlefield: [{ card: 'Forest', tapped: true }] }, { name: 'Bea' }],
});
const { state } = gameOf(app);
const [forest] = state.battlefield.list();
const view = (trouble: Trouble) => messageView({ id: 1, trouble }, state);

it('what is against the rules, what is not modelled, and what the rules do not decide are told apart', () => {
  const checks = [{ code: 'alreadyTapped', subjects: [forest ?? 0], cites: ['107.5'] }] as never;
  expect(view({ kind: 'refused', checks })?.verdict).toBeUndefined();
  expect(view({ kind: 'unsupported', what: 'melding' })).toMatchObject({ verdict: 'notModelled' });
  expect(view({ kind: 'undecided', why: 'It never ends.' })).toMatchObject({
    verdict: 'undecided',
  });
});

it('the four are called by four names', () => {
  expect(new Set(Object.values(VERDICT_WORDS)).size).toBe(4);
});

it('what is spoken begins with the verdict, where it is not that of the rules', () => {
  const spoken = (trouble: Trouble) => {
    const message = view(trouble);
    return message && refusalWords(message);
  };
  expect(spoken({ kind: 'unsupported', what: 'melding' })).toBe('not modelled here: melding');
  expect(spoken({ kind: 'undecided', why: 'It never ends.' })).toBe(
    'the rules do not decide: It never ends.',
  );
});

it('a refusal leads to what can be done with the object that it is about', () => {
  const checks = [{ code: 'alreadyTapped', subjects: [forest ?? 0], cites: ['107.5'] }] as never;
  expect(view({ kind: 'refused', checks })?.about).toBe(`o${forest}`);
});
