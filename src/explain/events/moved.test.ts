import { expect, it } from 'vitest';
import {
  ada,
  anthem,
  bea,
  bears,
  type Examples,
  examplesIn,
  goblin,
  island,
  shock,
  told,
} from '../testing/table';

const values = { name: 'Goblin Token', supertypes: [], types: [], subtypes: [], abilities: [] };

const EXAMPLES: Examples<'moved'> = {
  moved: [
    [
      { kind: 'moved', object: shock, from: 'hand', to: 'stack', why: 'cast' },
      "Shock goes from Ada's hand onto the stack.",
    ],
    [
      { kind: 'moved', object: island, from: 'library', to: 'hand', why: 'draw' },
      'Ada draws Island.',
    ],
    [
      { kind: 'moved', object: island, from: 'hand', to: 'graveyard', why: 'discard' },
      'Ada discards Island.',
    ],
    [
      { kind: 'moved', object: island, from: 'hand', to: 'exile', why: 'discard' },
      'Ada discards Island, which goes into exile.',
    ],
    [
      { kind: 'moved', object: island, from: 'library', to: 'graveyard', why: 'mill' },
      'Ada mills Island.',
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'graveyard', why: 'destroy' },
      'Grizzly Bears dies.',
    ],
    [
      { kind: 'moved', object: anthem, from: 'battlefield', to: 'graveyard', why: 'destroy' },
      "Glorious Anthem is put into Ada's graveyard.",
    ],
    [
      { kind: 'moved', object: goblin, from: 'battlefield', to: 'graveyard', why: 'sacrifice' },
      'Ada sacrifices Goblin token.',
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'exile', why: 'exile' },
      'Grizzly Bears is exiled.',
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'battlefield',
        to: 'exile',
        why: 'exile',
        linkedTo: anthem,
      },
      'Grizzly Bears is exiled with Glorious Anthem.',
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'hand', why: 'return' },
      "Grizzly Bears returns to Bea's hand.",
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'battlefield',
        to: 'library',
        why: 'put',
        position: 'bottom',
      },
      "Grizzly Bears is put on the bottom of Bea's library.",
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'library', why: 'put', position: 1 },
      "Grizzly Bears is put one card below the top of Bea's library.",
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'stack',
        to: 'battlefield',
        why: 'resolve',
        entering: { tapped: true, counters: { '+1/+1': 2 } },
      },
      "Grizzly Bears enters under Bea's control, tapped, with two +1/+1 counters.",
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'graveyard',
        to: 'battlefield',
        why: 'put',
        by: ada,
        entering: { copy: values, attachedTo: { player: bea } },
      },
      "Grizzly Bears enters under Ada's control, as a copy of Goblin Token, attached to Bea.",
    ],
  ],
};

it.each(examplesIn(EXAMPLES))('%s', (words, happening) => {
  expect(told(happening)).toBe(words);
});
