import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'ruleglass-'));

/** A file with the entries on an empty board. */
function file(name: string, play: readonly unknown[], more: object = {}): string {
  const path = join(folder, `${name}.scenario.json`);
  const players = [{ name: 'A', ...more }, { name: 'B' }];
  writeFileSync(path, JSON.stringify({ scenario: 1, title: name, players, play }));
  return path;
}

function run(...words: readonly string[]) {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const { status, stdout } = spawnSync(tsx, ['src/scenario/cli.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

const good = file('Good', [{ expect: { player: 'A', is: { life: 20 } } }]);
const bad = file('Bad', [{ note: 'n' }, { expect: { player: 'A', is: { life: 19 } } }]);
const refused = file('Refused', [{ tap: 'forest' }], {
  battlefield: [{ card: 'Forest', tapped: true }],
});
const unknown = file('Unknown', [], { hand: ['No Such Card'] });
const broken = join(folder, 'broken.scenario.json');
writeFileSync(broken, '{');

describe('the command line', { timeout: 120_000 }, () => {
  it('prints a line for each file, and its status says the worst of them', () => {
    const { status, lines } = run(good, bad, unknown);
    expect(status).toBe(1);
    expect(lines).toEqual([
      'pass  Good',
      'FAIL  Bad  /play/1: life of A should be 19 and is 20',
      '      wanted 19',
      '      found  20',
      'UNSUPPORTED  Unknown  /players: No card “No Such Card” is in the library.',
    ]);
  });

  it('ends with 0, 2 or 3 where all holds, a file or decision is bad, something is not modelled', () => {
    expect(run(good).status).toBe(0);
    expect(run(refused, bad).status).toBe(2);
    expect(run(broken).status).toBe(2);
    expect(run(join(folder, 'missing.json')).status).toBe(2);
    expect(run(good, unknown).status).toBe(3);
    expect(run().status).toBe(2);
  });

  it('prints one object a line where asked', () => {
    const { lines } = run('--json', bad, unknown);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { file: bad, title: 'Bad', result: 'fail', at: '/play/1', wanted: 19, found: 20 },
      { file: unknown, title: 'Unknown', result: 'unsupported', why: expect.any(String) },
    ]);
  });

  it('prints every step with its rules where asked', () => {
    const steps = file('Steps', [{ tap: 'forest' }], { battlefield: ['Forest'] });
    const { lines } = run('--steps', steps);
    expect(lines[0]).toBe('/play/0');
    expect(lines.some((line) => /605\.3b/.test(line))).toBe(true);
  });

  it('takes the cards from a data file instead of the library, gzip too', () => {
    const cards = join(folder, 'cards.jsonl.gz');
    const odd = { name: 'No Such Card', type_line: 'Creature — Bear', mana_cost: '{G}' };
    writeFileSync(cards, gzipSync(`${JSON.stringify({ ...odd, power: '1', toughness: '1' })}\n`));
    const forest = file('Forest', [], { hand: ['Forest'] });
    expect(run('--cards', cards, unknown).status).toBe(0);
    expect(run('--cards', cards, forest).status).toBe(3);
  });
});
