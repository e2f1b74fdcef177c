import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import * as first from '../../cards/first';
import { loadScenario } from '../run/load';
import { read } from '../schema';
import { BOARDS } from './index';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.scenario.json'));

describe('the boards of the start page', () => {
  it('are six, one for each file', () => {
    expect(BOARDS.size).toBe(6);
    expect(files).toHaveLength(6);
  });

  it.each(files)('%s is a scenario as files must be', (name) => {
    const found = read(readFileSync(new URL(name, folder), 'utf8'));
    expect(found).toMatchObject({ ok: true });
  });

  it.each([...BOARDS])('%s can be laid out, every card read', (_, board) => {
    expect(loadScenario(board, findCard, true)).toMatchObject({ ok: true });
  });

  it('need the cards that are loaded first, and no others', () => {
    const laid = new Set<unknown>();
    const noted = (name: string) => {
      laid.add(findCard(name));
      return findCard(name);
    };
    for (const board of BOARDS.values()) loadScenario(board, noted);
    expect(laid).toEqual(new Set(Object.values(first)));
  });

  it.each([...BOARDS])('%s says in a line what lies there, and what it shows', (_, board) => {
    expect(board.about?.split('\n\n')).toHaveLength(2);
    expect(board.cites?.length).toBeGreaterThan(1);
  });
});
