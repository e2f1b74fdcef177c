import type { RuleNumber } from '../../rules';

/** Why something that was told to happen did not, by the rule. */
const REASONS: Partial<Readonly<Record<RuleNumber, string>>> = {
  '101.2': "a rule or effect says that it can't happen",
  '101.3': 'there is nothing to do it to',
  '111.5': 'no such token can enter',
  '111.8': 'a token that has left the battlefield goes nowhere else',
  '118.3': "what it costs can't be paid",
  '119.7': 'an effect says that no life can be gained',
  '120.1a': 'it is no creature, planeswalker or battle',
  '121.4': 'the library is empty',
  '303.4g': 'there is nothing that the Aura could enchant',
  '400.4a': "instants and sorceries can't enter",
  '506.3a': 'it is no creature, so it does not attack',
  '506.3b': 'its controller is not attacking',
  '506.3f': "a battle doesn't attack",
  '603.3c': 'no mode can be chosen for it',
  '603.3d': 'a choice that it needs is not there',
  '605.4a': 'it is a mana ability and needs no stack',
  '608.2b': 'its target is no longer legal',
  '608.2d': 'there is nothing to choose',
  '608.2h': 'what it asks about is not known',
  '611.2b': 'the time for which it would last is over already',
  '701.3b': "it can't be attached there, or already is",
  '701.6a': 'it is no longer on the stack',
  '701.14b': 'one of the two is no longer a creature on the battlefield',
  '701.17b': 'there are not so many cards, so all that there are go',
  '701.21a': 'it is not there to be sacrificed by that player',
  '701.22b': 'of no cards',
  '702.12b': 'it is indestructible',
  '707.10': 'it is no longer there to be copied',
};

/** The reason that the last of the rules gives; empty where none gives one. */
export function reasonOf(cites: readonly RuleNumber[]): string {
  const found = cites.findLast((c) => REASONS[c] !== undefined);
  return found === undefined ? '' : (REASONS[found] ?? '');
}
