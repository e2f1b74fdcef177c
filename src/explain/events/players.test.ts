import { expect, it } from 'vitest';
import {
  ada,
  bea,
  bears,
  defiler,
  type Examples,
  examplesIn,
  island,
  shock,
  told,
  trigger,
} from '../testing/table';
import type { PLAYER_TEMPLATES } from './players';

const blue = { type: 'U', source: 3 } as const;

const EXAMPLES: Examples<keyof typeof PLAYER_TEMPLATES> = {
  manaAdded: [
    [{ kind: 'manaAdded', player: ada, mana: [blue], tapped: island }, 'Ada taps Island for {U}.'],
    [{ kind: 'manaAdded', player: ada, mana: [blue, blue] }, 'Ada adds {U}{U}.'],
    [{ kind: 'manaAdded', player: ada, mana: [] }, 'Ada adds no mana.'],
    [
      { kind: 'manaAdded', player: ada, mana: [{ ...blue, restriction: { onlySpells: [] } }] },
      'Ada adds {U}, to be spent only as its source says.',
    ],
  ],
  manaSpent: [
    [{ kind: 'manaSpent', player: ada, mana: [blue], on: shock }, 'Ada spends {U} on Shock.'],
  ],
  manaEmptied: [
    [
      { kind: 'manaEmptied', player: ada, mana: [blue, blue] },
      'Ada loses unspent mana (two blue).',
    ],
  ],
  life: [
    [{ kind: 'life', player: ada, change: 3, why: 'gain' }, 'Ada gains 3 life.'],
    [{ kind: 'life', player: ada, change: -2, why: 'lose' }, 'Ada loses 2 life.'],
    [{ kind: 'life', player: ada, change: -2, why: 'damage' }, 'The damage makes Ada lose 2 life.'],
    [{ kind: 'life', player: ada, change: -2, why: 'pay' }, 'Ada pays 2 life.'],
    [{ kind: 'life', player: ada, change: -5, why: 'set' }, "Ada's life total goes down by 5."],
  ],
  draw: [
    [{ kind: 'draw', player: ada }, 'Ada is to draw a card.'],
    [{ kind: 'draw', player: ada, failed: true }, "Ada can't draw, as the library is empty."],
  ],
  cast: [
    [
      { kind: 'cast', object: defiler, player: ada, from: 'hand' },
      'Ada casts Depth Defiler, kicked {C}.',
    ],
    [
      { kind: 'cast', object: shock, player: bea, from: 'graveyard' },
      "Bea casts Shock from Ada's graveyard.",
    ],
  ],
  activated: [
    [
      { kind: 'activated', object: island, player: ada, ability: null },
      "Ada activates Island's mana ability.",
    ],
    [
      { kind: 'activated', object: defiler, player: ada, ability: trigger },
      "Ada activates Depth Defiler's ability.",
    ],
  ],
  triggered: [
    [{ kind: 'triggered', object: trigger, player: ada }, "Depth Defiler's ability triggers."],
  ],
  shuffled: [[{ kind: 'shuffled', player: ada, order: [] }, "Ada's library is shuffled."]],
  libraryOrdered: [
    [
      { kind: 'libraryOrdered', player: ada, top: [island], bottom: [shock, bears] },
      "Ada puts a card on top and two cards on the bottom of Ada's library.",
    ],
  ],
  revealed: [
    [
      { kind: 'revealed', player: ada, objects: [island, shock], look: false },
      'Ada reveals Island and Shock.',
    ],
    [{ kind: 'revealed', player: ada, objects: [island], look: true }, 'Ada looks at Island.'],
  ],
  landPlayed: [[{ kind: 'landPlayed', player: ada, object: island }, 'Ada plays Island.']],
  lost: [
    [{ kind: 'lost', player: bea, why: 'life' }, 'Bea loses the game, having no life left.'],
    [{ kind: 'lost', player: bea, why: 'concede' }, 'Bea loses the game by conceding.'],
    [{ kind: 'lost', player: bea, why: 'effect' }, 'Bea loses the game.'],
  ],
  won: [
    [{ kind: 'won', player: ada }, 'Ada wins the game.'],
    [{ kind: 'won', player: null }, 'The game is a draw.'],
  ],
  controlTaken: [
    [
      { kind: 'controlTaken', player: bea, by: ada },
      'Ada will control Bea during their next turn.',
    ],
  ],
  becameMonarch: [[{ kind: 'becameMonarch', player: bea }, 'Bea becomes the monarch.']],
  left: [[{ kind: 'left', player: bea }, 'Bea leaves the game.']],
};

it.each(examplesIn(EXAMPLES))('%s', (words, happening) => {
  expect(told(happening)).toBe(words);
});
