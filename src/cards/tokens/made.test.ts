import { describe, expect, it } from 'vitest';
import { findCard, madeTokens, tokensMadeBy, tokensNamed } from '..';

const names = (tokens: readonly { readonly name: string }[]) => tokens.map(({ name }) => name);

describe('tokens that cards make', () => {
  it('are found however deep in the text they stand', () => {
    const wurms = tokensMadeBy(findCard('Wurmcoil Engine')?.abilities);
    expect(names(wurms)).toEqual(['Phyrexian Wurm Token', 'Phyrexian Wurm Token']);
    expect(wurms.map(({ abilities }) => abilities)).toMatchObject([
      [{ keyword: 'deathtouch' }],
      [{ keyword: 'lifelink' }],
    ]);
  });

  it('are none where only copies are made', () => {
    expect(tokensMadeBy(findCard('Rite of Replication')?.abilities)).toEqual([]);
  });

  it('are listed once, with the cards that make them', () => {
    const goblins = madeTokens().filter(({ token }) => token.name === 'Goblin Token');
    expect(goblins).toHaveLength(1);
    expect(goblins[0]?.makers).toContain('Dragon Fodder');
  });

  it('are found with and without the word token (111.4)', () => {
    expect(names(tokensNamed('treasure'))).toEqual(['Treasure Token']);
    expect(names(tokensNamed('Treasure Token'))).toEqual(['Treasure Token']);
  });
});
