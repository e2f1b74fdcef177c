import { describe, expect, it } from 'vitest';
import { type KeySets, keysOf, nameOf, printedKey } from './keys';
import { ACTIONS } from './registry';
import { saysWhy } from './registry/when';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}): string =>
  nameOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...more } as KeyboardEvent);

const every: KeySets = { singles: true, functions: true };
const noSingles: KeySets = { singles: false, functions: false };
const byId = (id: string) => {
  const action = ACTIONS.find((other) => other.id === id);
  if (action === undefined) throw new Error(id);
  return action;
};

describe('a pressed key', () => {
  it.each([
    ['n', {}, 'N'],
    ['N', { shiftKey: true }, 'Shift+N'],
    ['?', { shiftKey: true }, '?'],
    [' ', {}, 'Space'],
    ['Escape', {}, 'Esc'],
    ['k', { metaKey: true }, 'Ctrl+K'],
    ['F4', { shiftKey: true }, 'Shift+F4'],
  ] as const)('%s with %o is %s', (key, more, name) => {
    expect(pressed(key, more)).toBe(name);
  });

  it('is printed with its parts apart, and the sign + as it is', () => {
    expect(printedKey('Ctrl+Shift+Z')).toBe('Ctrl Shift Z');
    expect(printedKey('+')).toBe('+');
  });
});

describe('the registry', () => {
  it('has one action for each id', () => {
    const ids = ACTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can say of each action why it can’t be done', () => {
    expect(ACTIONS.filter((action) => !saysWhy(action)).map(({ id }) => id)).toEqual([]);
  });

  it('gives no key to two actions, but Esc, which the first that can be done takes', () => {
    const keys = ACTIONS.flatMap((action) => keysOf(action, every)).filter((key) => key !== 'Esc');
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('takes none of the keys that browsers keep for themselves', () => {
    const taken = ['F1', 'F3', 'F5', 'F6', 'F11', 'F12', 'Tab'].concat(
      [...'TNWJLDR'].map((letter) => `Ctrl+${letter}`),
    );
    const keys = ACTIONS.flatMap((action) => keysOf(action, every));
    expect(keys.filter((key) => taken.includes(key))).toEqual([]);
  });
});

describe('sets of keys', () => {
  it('of a single letter can be switched off; those with Ctrl and Esc stay', () => {
    expect(keysOf(byId('undo'), noSingles)).toEqual(['Ctrl+Z']);
    expect(keysOf(byId('pass'), noSingles)).toEqual([]);
    expect(keysOf(byId('cancel'), noSingles)).toEqual(['Esc']);
  });

  it('of Magic Online rest until they are switched on', () => {
    expect(keysOf(byId('pass'), { singles: true, functions: false })).not.toContain('F2');
    expect(keysOf(byId('pass'), every)).toContain('F2');
  });
});
