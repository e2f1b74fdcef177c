import { beforeAll, describe, expect, it } from 'vitest';
import { type Rulebook, readRulebook } from '../../explain/rulebook';
import { loadTelling } from '../../explain/telling';
import { beginning, chapters, ruleSheet } from './rule.view';
import { follow, ruleNow, trailFrom, walked } from './trail';

const BOOK = ((): Rulebook => {
  const read = readRulebook(
    [
      'These rules are effective as of May 3, 2031.',
      '601. Made-up Section',
      '601.2. Made-up rule.',
      '601.2a A made-up subrule; see rule 601.3.',
      '601.3. Another made-up rule, which goes with 601.2a.',
      'Example: Made up, too.',
      '700. Many',
      ...Array.from({ length: 600 }, (_, i) => `700.${i + 1}. Thing number ${i + 1}.`),
    ].join('\n'),
  );
  if (!read.ok) throw new Error(read.why);
  return read.book;
})();

beforeAll(loadTelling);

describe('a rule without the official text', () => {
  const sheet = ruleSheet('601.2f', undefined);

  it('has our heading, our line, and what it stands under', () => {
    expect(sheet.heading).not.toBe('');
    expect(sheet.gloss).toMatch(/locked in/);
    expect(sheet.above.map(({ number }) => number)).toEqual(['601', '601.2']);
    expect(sheet).toMatchObject({ before: '601.2e', after: '601.2g', missing: false });
    expect(sheet.text).toBeUndefined();
  });

  it('stands among its neighbours, and is marked there', () => {
    expect(sheet.beside.filter(({ here }) => here).map(({ number }) => number)).toEqual(['601.2f']);
    expect(ruleSheet('601.2', undefined).under.map(({ number }) => number)).toContain('601.2a');
  });
});

describe('a rule with the official text', () => {
  it('has its words, with other rules in them told apart', () => {
    const { text } = ruleSheet('601.2a', BOOK);
    expect(text?.[0]?.parts).toMatchObject([
      { text: 'A made-up subrule; see rule ' },
      { rule: '601.3' },
      { text: '.' },
    ]);
    const [, example] = ruleSheet('601.3', BOOK).text ?? [];
    expect(example).toMatchObject({ example: true, parts: [{ text: 'Made up, too.' }] });
  });

  it('says who names it', () => {
    expect(ruleSheet('601.2a', BOOK).namedBy).toEqual(['601.3']);
  });

  it('has the neighbours of that text', () => {
    expect(ruleSheet('601.2', BOOK)).toMatchObject({
      after: '601.3',
      under: [{ number: '601.2a' }],
    });
  });

  it('is said to be missing where that text has no such number', () => {
    expect(ruleSheet('601.2f', BOOK)).toMatchObject({ missing: true });
  });
});

it('lists all sections by chapter', () => {
  const all = chapters(undefined);
  expect(all.map(({ digit }) => digit)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(all[5]?.sections[0]).toMatchObject({ number: '600' });
  expect(chapters(BOOK).map(({ digit }) => digit)).toEqual(['6', '7']);
});

it('cuts a long beginning at a word', () => {
  expect(beginning('one two three', 9)).toBe('one two …');
  expect(beginning('one two', 9)).toBe('one two');
});

describe('the way through the rules', () => {
  const trail = follow(follow(trailFrom('100'), '101'), '102');

  it('goes back and forward again', () => {
    expect(ruleNow(walked(trail, -1))).toBe('101');
    expect(ruleNow(walked(walked(trail, -1), 1))).toBe('102');
    expect(walked(trailFrom('100'), -1)).toEqual(trailFrom('100'));
  });

  it('forgets what was ahead when another rule is followed', () => {
    expect(follow(walked(trail, -1), '200').rules).toEqual(['100', '101', '200']);
    expect(follow(trail, '102')).toBe(trail);
  });
});
