import { describe, expect, it } from 'vitest';
import { compileCard } from '.';

const abilityOf = (type_line: string, oracle_text: string) => {
  const { card, complete } = compileCard({ name: 'Test Card', type_line, oracle_text });
  return { ability: card.abilities[0], complete };
};

describe('"It"', () => {
  it.each([
    ['deals 1 damage to it', 'dealDamage', 'to'],
    ['fights it', 'fight', 'other'],
  ])('is not the object that %s', (verb, kind, field) => {
    const { ability } = abilityOf(
      'Creature — Bear',
      `Whenever a creature attacks, this creature ${verb}.`,
    );
    const content = { do: [{ kind, [field]: { ref: 'event' } }] };
    expect(ability).toMatchObject({ kind: 'triggered', content });
  });

  it('is this object again where it acts, or where its power is meant', () => {
    const text = 'Whenever a creature dies, this creature deals damage equal to its power to you.';
    const { ability } = abilityOf('Creature — Bear', text);
    const amount = { amount: 'power', of: { ref: 'this' } };
    expect(ability).toMatchObject({ content: { do: [{ kind: 'dealDamage', amount }] } });
  });

  it('that is each of several is left unread', () => {
    const text = "Each land gets +2/+2 as long as it's a creature.";
    expect(abilityOf('Enchantment', text).complete).toBe(false);
  });
});

it('targets that must lie in a single graveyard are left unread', () => {
  const text = 'Exile up to two target cards from a single graveyard.';
  expect(abilityOf('Instant', text).complete).toBe(false);
});
