import { expect, it } from 'vitest';
import type { TargetSpec } from '../../rules';
import { creature, draw, targeted, toHand } from '../../rules/authoring';
import { abilityWords, changeWords, costWords } from './abilities';
import { coloursInWords, manaInWords, moreMana } from './mana';
import { nounOf, someOf } from './nouns';
import { article, counted, numberWord, pluralOf, signed } from './numbers';
import { slotOf } from './purposes';
import { asSentence, capitalised, listed, possessive, spaced } from './sentences';
import { targetWords } from './targets';
import { spokenTypes, typeLine } from './typeLine';

it('numbers are words up to twelve', () => {
  expect([0, 1, 12, 13].map(numberWord)).toEqual(['zero', 'one', 'twelve', '13']);
  expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '-1']);
});

it('the article follows the sound', () => {
  const words = ['Elf', 'Goblin', 'unicorn', '8/8', '11/11', '1/1', '+1/+1 counter', 'X spell'];
  expect(words.map(article)).toEqual(['an', 'a', 'a', 'an', 'an', 'a', 'a', 'an']);
});

it('things are counted', () => {
  expect(counted(1, 'artifact')).toBe('an artifact');
  expect(counted(2, 'ability')).toBe('two abilities');
  expect(counted(0, 'card')).toBe('no cards');
  expect(['Plains', 'day', 'sorcery'].map((w) => pluralOf(w))).toEqual([
    'Plainses',
    'days',
    'sorceries',
  ]);
});

it('lists end with "and"', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

it('possessives', () => {
  expect(possessive('Ada')).toBe("Ada's");
  expect(possessive('Grizzly Bears')).toBe("Grizzly Bears'");
});

it('sentences have a capital and one full stop', () => {
  expect(asSentence('it is so')).toBe('It is so.');
  expect(asSentence('is it?')).toBe('Is it?');
  expect(capitalised('{T} it')).toBe('{T} it');
  expect(spaced('doubleStrike')).toBe('double strike');
});

it('mana in words', () => {
  expect(manaInWords('{U}{U}{C}')).toBe('two blue and one colourless');
  expect(manaInWords('{X}{3}{W/U}')).toBe('X, three generic and one white or blue');
  expect(manaInWords('{2/R}{G/P}')).toBe('one two generic or red and one green (or 2 life)');
  expect(manaInWords('{S}{X}{X}')).toBe('one from a snow source and two times X');
  expect(manaInWords('')).toBe('nothing');
  expect(moreMana('{U}{U}')).toBe('two more blue mana');
  expect(coloursInWords([])).toBe('colourless');
  expect(coloursInWords(['W', 'G'])).toBe('white and green');
});

it('noun phrases', () => {
  expect(
    nounOf([
      { is: 'type', type: 'Creature' },
      { is: 'controlledBy', player: { player: 'you' } },
    ]),
  ).toBe('creature you control');
  expect(nounOf([{ is: 'not', not: { is: 'type', type: 'Land' } }, { is: 'permanent' }])).toBe(
    'nonland permanent',
  );
  expect(nounOf([{ is: 'type', type: 'Creature' }], ['graveyard'])).toBe(
    'creature card in a graveyard',
  );
  expect(nounOf([], ['hand'])).toBe('card in a hand');
  expect(nounOf([{ is: 'color', color: 'R' }], ['stack'])).toBe('red spell');
  expect(nounOf([{ is: 'ability', kind: 'triggered' }], ['stack'])).toBe('triggered ability');
  expect(
    nounOf([
      { is: 'or', of: [[{ is: 'type', type: 'Artifact' }], [{ is: 'type', type: 'Enchantment' }]] },
    ]),
  ).toBe('artifact or enchantment');
  expect(
    nounOf([
      { is: 'type', type: 'Creature' },
      { is: 'power', compare: '<=', to: 3 },
      { is: 'keyword', keyword: 'flying' },
    ]),
  ).toBe('creature with power 3 or less with flying');
  expect(
    nounOf([
      { is: 'not', not: { is: 'tapped' } },
      { is: 'type', type: 'Creature' },
      { is: 'hasCounter', counter: '+1/+1' },
    ]),
  ).toBe('untapped creature with a +1/+1 counter on it');
  expect(
    nounOf([
      { is: 'colorless' },
      { is: 'subtype', subtype: 'Eldrazi' },
      { is: 'type', type: 'Creature' },
      { is: 'named', name: 'X' },
    ]),
  ).toBe('colourless Eldrazi creature named X');
});

const anyTarget: TargetSpec = {
  objects: {
    where: [
      {
        is: 'or',
        of: [
          [{ is: 'type', type: 'Creature' }],
          [{ is: 'type', type: 'Planeswalker' }],
          [{ is: 'type', type: 'Battle' }],
        ],
      },
    ],
  },
  players: { player: 'all' },
};

it('what a target may be', () => {
  const creatures: TargetSpec = { objects: { where: [{ is: 'type', type: 'Creature' }] } };
  expect(targetWords(anyTarget)).toBe('any target');
  expect(targetWords(creatures)).toBe('a creature');
  expect(targetWords({ ...creatures, otherThan: 0 })).toBe('another creature');
  expect(targetWords({ ...creatures, count: [0, 2] })).toBe('up to two creatures');
  expect(targetWords({ ...creatures, count: [2, 2] })).toBe('two creatures');
  expect(targetWords({ players: { player: 'opponents' } })).toBe('an opponent');
  expect(targetWords({ ...creatures, players: { player: 'all' } })).toBe('a creature or player');
  expect(targetWords({ ...anyTarget, count: [0, 3] })).toBe('up to three targets of any kind');
  const other = { is: 'not', not: { is: 'object', object: { ref: 'this' } } } as const;
  expect(targetWords({ objects: { where: [other, { is: 'type', type: 'Creature' }] } })).toBe(
    'another creature',
  );
  expect(someOf(2, 2, 'creature you control')).toBe('two creatures you control');
});

it('what a target is for is read from its instruction', () => {
  const content = {
    targets: [{ objects: { where: [creature] } }],
    do: [draw({ player: 'you' }, 1), toHand(targeted())],
  };
  expect(slotOf(content, [], 0)?.purpose).toBe('to return');
  expect(slotOf(content, [], 1)).toBeUndefined();
  const modal = { modal: { choose: [1, 1] as const, modes: [{ do: [] }, content] } };
  expect(slotOf(modal, [1], 0)?.purpose).toBe('to return');
});

it('abilities and their costs', () => {
  expect(abilityWords({ kind: 'keyword', keyword: 'doubleStrike' })).toBe('double strike');
  expect(
    abilityWords({ kind: 'keyword', keyword: 'ward', cost: [{ pay: 'mana', mana: '{2}' }] }),
  ).toBe('ward {2}');
  expect(abilityWords({ kind: 'keyword', keyword: 'landwalk', landType: 'Island' })).toBe(
    'islandwalk',
  );
  expect(abilityWords({ kind: 'unread', text: 'Blah.' })).toBe('a text that is not modelled here');
  expect(abilityWords({ kind: 'activated', cost: [{ pay: 'tap' }], content: { do: [] } })).toBe(
    'an activated ability ({T})',
  );
  expect(
    costWords([
      { pay: 'mana', mana: '{1}' },
      { pay: 'untap' },
      { pay: 'life', amount: 2 },
      { pay: 'sacrifice', what: { where: [{ is: 'type', type: 'Creature' }] }, count: 2 },
      { pay: 'removeCounters', counter: 'charge', count: 1 },
      { pay: 'loyalty', amount: -2 },
    ]),
  ).toBe('{1}, {Q}, pay 2 life, sacrifice two creatures, remove a charge counter, −2');
});

it('changes of characteristics', () => {
  expect(changeWords({ change: 'modifyPT', power: 2, toughness: -1 })).toBe('gets +2/-1');
  expect(changeWords({ change: 'setPT', power: 1, toughness: 1 })).toBe('becomes 1/1');
  expect(changeWords({ change: 'setPT', power: 5 })).toBe('has base power 5');
  const value = { amount: 'manaValue', of: { ref: 'this' } } as const;
  expect(changeWords({ change: 'setPT', power: value, toughness: value })).toBe(
    'has base power and toughness each equal to its mana value',
  );
  expect(changeWords({ change: 'setColors', colors: ['U'] })).toBe('becomes blue');
  expect(changeWords({ change: 'addTypes', types: ['Artifact'] })).toBe('is also an artifact');
  expect(changeWords({ change: 'setTypes', subtypes: ['Mountain'] })).toBe('becomes a Mountain');
  expect(
    changeWords({ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }),
  ).toBe('gains haste');
});

it('changes of several things', () => {
  expect(changeWords({ change: 'modifyPT', power: 1, toughness: 1 }, true)).toBe('get +1/+1');
  expect(changeWords({ change: 'allCreatureTypes' }, true)).toBe('are every creature type');
  expect(changeWords({ change: 'switchPT' }, true)).toBe('have their power and toughness switched');
});

it('type lines, printed and spoken', () => {
  const golem = {
    supertypes: ['Legendary'],
    types: ['Artifact', 'Creature'],
    subtypes: ['Golem'],
  } as const;
  expect(typeLine(golem)).toBe('Legendary Artifact Creature — Golem');
  expect(spokenTypes(golem)).toBe('legendary Golem artifact creature');
  const all = { supertypes: [], types: ['Creature'], subtypes: ['Shapeshifter', '*'] } as const;
  expect(typeLine(all)).toBe('Creature — Shapeshifter every creature type');
  expect(spokenTypes(all)).toBe('Shapeshifter creature of every creature type');
  expect(typeLine({ supertypes: [], types: [], subtypes: [] })).toBe('no card type');
});
