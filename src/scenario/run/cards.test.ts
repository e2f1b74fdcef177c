import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import { cardNamed, cardsOf, definitionOf } from './cards';

describe('a card that nobody knows', () => {
  it('is named with the nearest known name', () => {
    expect(() => cardNamed(findCard, 'Lightnig Bolt')).toThrow(
      'No card “Lightnig Bolt” is in the library; did you mean "Lightning Bolt"?',
    );
  });

  it('is named alone where none is near', () => {
    expect(() => cardNamed(findCard, 'No Such Card')).toThrow(
      /^No card “No Such Card” is in the library\.$/,
    );
  });

  it('may be meant to be one that the file brings along', () => {
    const cards = cardsOf([{ name: 'Zyzzyx', type_line: 'Artifact' }], findCard);
    expect(() => cardNamed(cards, 'Zyzyx')).toThrow(/did you mean "Zyzzyx"/);
  });
});

describe('a card that a file brings', () => {
  it('has its text compiled', () => {
    const data = {
      name: 'Zyzzyx Drummer',
      type_line: 'Creature — Goblin',
      oracle_text: 'When this creature dies, draw a card.',
    };
    expect(definitionOf(data)).toMatchObject({ abilities: [{ kind: 'triggered' }] });
    expect(definitionOf(data)).not.toHaveProperty('complete');
  });

  it('keeps what was read beside what was not', () => {
    const data = {
      name: 'Zyzzyx Rite',
      type_line: 'Sorcery',
      oracle_text: 'Draw two cards. Then flibber the gibbet.',
    };
    const { abilities, complete } = definitionOf(data);
    expect(complete).toBe(false);
    expect(JSON.stringify(abilities)).toMatch(/"kind":"draw".*"kind":"unread"/);
  });
});

describe('a token', () => {
  it('with the text of a known one has its abilities', () => {
    const data = {
      name: 'Construct',
      type_line: 'Artifact Creature — Construct',
      oracle_text: 'This token gets +1/+1 for each artifact you control.',
    };
    expect(definitionOf(data, findCard).abilities).toMatchObject([{ kind: 'static' }]);
  });

  it('with a text that nobody can read says so', () => {
    const data = { name: 'Odd', type_line: 'Artifact', oracle_text: 'Flibber the gibbet.' };
    expect(definitionOf(data, findCard)).toMatchObject({
      abilities: [{ kind: 'unread', text: 'Flibber the gibbet.' }],
      complete: false,
    });
  });
});
