import { describe, expect, it } from 'vitest';
import { cr, type GameEvent, type Happening, type ObjectId, type RuleNumber } from '../../rules';
import { ada, bea, bears, names, shock, trigger } from '../testing/table';
import { momentRules, momentsOf, momentText, stackText } from '.';

const event = (happening: Happening, cite: RuleNumber = cr('117.5')): GameEvent => ({
  ...happening,
  cites: [cite],
  batch: 1,
});
const priority = (player: typeof ada): GameEvent => event({ kind: 'priorityGiven', player });
const passed = (player: typeof ada): GameEvent => event({ kind: 'priorityPassed', player });
const step = (what: Extract<Happening, { kind: 'step' }>['what'], ...objects: ObjectId[]) =>
  event({ kind: 'step', what, objects }, cr('704.3'));
const dies: GameEvent = event(
  { kind: 'moved', object: bears, from: 'battlefield', to: 'graveyard', why: 'stateBased' },
  cr('704.5g'),
);

const kinds = (events: readonly GameEvent[], stack: readonly ObjectId[] = []) =>
  momentsOf(events, stack).map(({ kind, player }) => [kind, player]);

describe('The moments in what came of one choice', () => {
  it('each player with priority has one in their own lane', () => {
    expect(kinds([passed(ada), priority(bea), passed(bea), priority(ada)])).toEqual([
      ['window', bea],
      ['window', ada],
    ]);
  });

  it('a check of state-based actions is one, with all that it did', () => {
    const events = [step('stateBased'), dies, step('triggerWaiting', bears), priority(ada)];
    expect(kinds(events)).toEqual([
      ['checks', null],
      ['waits', null],
      ['window', ada],
    ]);
    const [checks] = momentsOf(events, []);
    expect(checks && momentText(checks, events, names)).toBe('Grizzly Bears dies.');
    expect(checks && momentRules(checks, events)).toEqual(['704.3', '704.5g']);
  });

  it('triggers that wait at once are one, and so are those that go on the stack together', () => {
    const events = [
      step('triggerWaiting', bears),
      step('triggerWaiting', shock),
      step('triggerPut', trigger),
      step('triggerPut', trigger),
    ];
    expect(kinds(events)).toEqual([
      ['waits', null],
      ['put', null],
    ]);
    const put = momentsOf(events, []).at(-1);
    expect(put && momentText(put, events, names)).toBe(
      "Depth Defiler's ability ×2 go on the stack.",
    );
  });

  it('the stack grows and shrinks from moment to moment', () => {
    const leaves = event({ kind: 'moved', object: shock, to: 'graveyard', why: 'resolve' });
    const events = [
      step('triggerPut', trigger),
      priority(ada),
      event({ kind: 'resolved', object: shock, result: 'done' }),
      leaves,
      priority(bea),
    ];
    expect(momentsOf(events, [shock, trigger]).map(({ stack }) => stack)).toEqual([
      [shock, trigger],
      [shock, trigger],
      [trigger],
      [trigger],
    ]);
  });

  it('counts the windows of one choice', () => {
    expect(momentsOf([priority(ada), priority(bea)], []).map(({ nth }) => nth)).toEqual([0, 1]);
  });

  it('what lies on the stack is named, newest first', () => {
    const [window] = momentsOf([priority(ada)], [shock, trigger]);
    expect(window && stackText(names, window)).toBe(
      "Two objects on the stack: Depth Defiler's ability and Shock.",
    );
  });
});
