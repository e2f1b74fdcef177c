import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../actions/registry';
import { CARDS } from '../cards';
import type { QuestionKind } from '../rules';
import type { MOVE_KEYS } from '../scenario/format';

const E2E = fileURLToPath(new URL('../../e2e/', import.meta.url));
const sources = (folder: string): string =>
  readdirSync(`${E2E}${folder}`)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${E2E}${folder}/${file}`, 'utf8'))
    .join('\n');

/** Run by mouse, by keyboard and by touch, all to the same position. */
const threeWays = sources('verbs');

/** A script has this title, or its title begins so. */
const isScript = (title: string): boolean =>
  ["verb('", 'verb(`', "test('"].some((before) => threeWays.includes(before + title));

/** For each kind of question one script in which a person answers it. */
const OF_QUESTIONS: Readonly<Record<QuestionKind, string | null>> = {
  priority: 'passing to the next step',
  chooseObject: 'an object: what is returned',
  chooseObjects: 'several objects: what a library is searched for',
  discard: 'a card to discard',
  sacrifice: 'a permanent to sacrifice',
  choosePlayer: 'a player',
  chooseDefender: 'whom something attacks that enters attacking',
  chooseTarget: 'a target of a triggered ability',
  chooseMode: 'a mode of a triggered ability',
  chooseColor: 'a colour',
  chooseMana: 'mana',
  chooseNumber: 'X is chosen',
  chooseType: 'a creature type, by writing it',
  // No card of the library and no text that can be read asks for a name: nobody can come to it.
  chooseName: null,
  chooseOption: 'one of the options that are written out',
  yesNo: 'yes or no: yes',
  unread: 'a text that is not modelled here is left to the hand',
  payOptional: 'a cost that may be paid is paid',
  orderTriggers: 'triggered abilities are put in order',
  orderReplacements: 'one of two effects applies first',
  orderCards: 'cards are put back in order',
  declareAttackers: 'creatures are declared as attackers',
  declareBlockers: 'two creatures block one attacker',
  assignDamage: 'combat damage is assigned among two blockers and the player',
  divide: 'damage is divided among two targets',
  legendRule: 'which legendary permanent stays',
  castingOptions: 'a spell is cast kicked',
  payMana: 'the sources are chosen one by one',
};

/** For each thing that a player does, as a file says it, one script. */
const OF_MOVES: Readonly<Record<(typeof MOVE_KEYS)[number], string>> = {
  cast: 'a spell is cast as it is printed',
  activate: 'an ability is activated',
  tap: 'a land is tapped for mana',
  play: 'a land is played',
  turnFaceUp: 'a permanent is turned face up',
  pass: 'passing to the next step',
  resolve: 'everybody passes until the top of the stack has resolved',
  advance: 'a step is gone to: everybody passes until then',
  attack: 'creatures are declared as attackers',
  block: 'two creatures block one attacker',
  answer: 'yes or no: no',
};

/** For each change by hand, as menus name it, one script. */
const OF_HANDS: Readonly<Record<string, string>> = {
  turn: 'a permanent is tapped by hand',
  counters: 'counters are set by hand',
  move: 'something is moved by hand',
  attach: 'something is attached by hand',
  unattach: 'what is attached is taken off by hand',
  stand: 'damage is set by hand',
  text: 'the text of a permanent is changed by hand',
  copy: 'a token that is a copy is made by hand',
  related: 'a token that a card of the table makes is made by hand',
  select: 'several are selected, and one choice taps all of them',
  remove: 'something is taken away by hand',
  life: 'life is set by hand',
  playerCounters: 'counters of a player are set by hand',
  library: 'cards are drawn by hand from a library that nobody knows',
  untapAll: 'all of a player are untapped by hand',
  addFor: 'a card is placed for a player, from their menu',
  add: 'a card is placed',
  tokens: 'a token that some card makes is made by hand',
  moveZone: 'all cards of a zone are moved by hand',
  playersStep: 'a step of a turn is gone to by hand',
};

describe('There is a script in the three ways', () => {
  const titled = (titles: Readonly<Record<string, string | null>>) =>
    Object.entries(titles).filter((entry): entry is [string, string] => entry[1] !== null);

  it.each(titled(OF_QUESTIONS))('for the question %s', (_, title) => {
    expect(isScript(title), title).toBe(true);
  });

  it.each(titled(OF_MOVES))('for the move %s', (_, title) => {
    expect(isScript(title), title).toBe(true);
  });

  it.each(titled(OF_HANDS))('for the change by hand %s', (_, title) => {
    expect(isScript(title), title).toBe(true);
  });

  it('for all that menus name as done by hand', () => {
    const named = ACTIONS.filter(({ menu }) => menu?.part === 'hand').map(({ id }) => id);
    expect(named).toContain('counters');
    expect(named.filter((id) => !Object.hasOwn(OF_HANDS, id))).toEqual([]);
  });
});

it('No card of the library asks for a name, so that no script can answer that', () => {
  const asking = CARDS.filter((card) => JSON.stringify(card).includes('"choose":"name"'));
  expect(asking).toEqual([]);
});
