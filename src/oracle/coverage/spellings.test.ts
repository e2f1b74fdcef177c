import { describe, expect, it } from 'vitest';
import { compileCard } from '../grammar';
import { roundTrip } from './roundTrip';

/** Texts that are written again as they stand, each for a way of saying something. */
const TEXTS: readonly (readonly [type: string, text: string])[] = [
  ['Instant', 'Destroy target attacking or blocking creature.'],
  ['Instant', 'Exile two target artifacts.'],
  ['Instant', 'Tap one or two target creatures.'],
  ['Instant', 'Untap any number of target creatures.'],
  ['Instant', 'Return up to one other target creature to its owner’s hand.'.replace('’', "'")],
  [
    'Sorcery',
    'Target creature gets +1/+1 until end of turn. Another target creature gets -1/-0 until end of turn.',
  ],
  ['Sorcery', 'Put a +1/+1 counter on each of up to two target creatures.'],
  ['Sorcery', 'You gain 2 life for each creature you control.'],
  [
    'Sorcery',
    'Put X +1/+1 counters on target creature, where X is the number of Forests you control.',
  ],
  [
    'Sorcery',
    'Target creature gets +X/+X until end of turn, where X is the number of Bears you control.',
  ],
  [
    'Sorcery',
    'Search your library for a Bear card, reveal it, put it into your hand, then shuffle.',
  ],
  ['Sorcery', 'Exile target card from a graveyard.'],
  ['Sorcery', 'Put target card from your graveyard on top of your library.'],
  ['Sorcery', 'All creatures get -1/-1 until end of turn.'],
  ['Artifact', 'All creatures have vigilance.'],
  ['Creature — Bear', 'This creature gets +1/+1 as long as you control a Forest.'],
  ['Creature — Bear', 'As long as it’s your turn, this creature has haste.'.replace('’', "'")],
  [
    'Creature — Bear',
    'Threshold — This creature has flying as long as there are six or more cards in your graveyard.',
  ],
  [
    'Creature — Bear',
    '{2}{G}, Exile this card from your graveyard: Create a 2/2 green Bear creature token.',
  ],
  ['Creature — Bear', '{1}: Return this card from your graveyard to your hand.'],
  ['Creature — Bear', "This creature doesn't untap during your untap step."],
  ['Creature — Bear', 'When this creature enters or dies, draw a card.'],
  [
    'Creature — Bear',
    'Whenever one or more Elves you control deal combat damage to an opponent, draw a card.',
  ],
  ['Creature — Bear', 'Each creature you control with a +1/+1 counter on it has trample.'],
  ['Enchantment', "At the beginning of each player's upkeep, that player discards a card."],
  ['Enchantment', 'At the beginning of each end step, draw a card.'],
  ['Battle — Siege', 'When this Siege enters, draw a card.'],
  [
    'Land',
    "When this land enters, sacrifice it unless you return a Forest you control to its owner's hand.",
  ],
];

describe('A text is written again as it is printed', () => {
  it.each(TEXTS)('%s: %s', (type_line, oracle_text) => {
    const card = { name: 'Test Card', type_line, oracle_text };
    const { written, printed } = roundTrip(card, compileCard(card));
    expect(written).toBe(printed);
  });
});
