import { describe, expect, it } from 'vitest';
import { findCard, findToken } from '../cards';
import {
  type Ability,
  activated,
  aimed,
  anyTarget,
  bound,
  card,
  choose,
  chooseModes,
  compare,
  conditional,
  countOf,
  creature,
  damage,
  destroy,
  does,
  draw,
  either,
  exile,
  gainLife,
  handSize,
  type Instruction,
  instruction,
  keyword,
  keywordWith,
  land,
  life,
  mana,
  objects,
  onResolution,
  other,
  pay,
  planeswalker,
  powerOf,
  pt,
  tapThis,
  target,
  targeted,
  thisObject,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';
import { cardText, renderCard } from '.';

const named = (name: string) => {
  const found = findCard(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};
const creatureWith = (...abilities: readonly Ability[]) =>
  card('Test Bear', '{1}{G}', 'Creature — Bear', pt(2, 2), abilities);
const spellThat = (...steps: readonly Instruction[]) =>
  card('Test Spell', '{G}', 'Sorcery', {}, [onResolution(does(...steps))]);

describe('How a text speaks of its own object (201.5)', () => {
  it('says what kind it is, and "it" once that is known', () => {
    const bear = creatureWith(triggered(when.enters(), aimed([anyTarget], damage(1, targeted()))));
    expect(cardText(bear)).toBe('When this creature enters, it deals 1 damage to any target.');
  });

  it('uses the short name of a legend, the name of a spell and "this token"', () => {
    expect(cardText(named('Thassa, God of the Sea'))).toContain("Thassa isn't a creature");
    expect(cardText(named('Lightning Bolt'))).toMatch(/^Lightning Bolt deals/);
    const spawn = findToken('Eldrazi Spawn Token');
    expect(spawn && cardText(spawn)).toBe('Sacrifice this token: Add {C}.');
  });
});

describe('Noun phrases', () => {
  it('agree in number and join their parts', () => {
    const steps = destroy(objects(either([creature], [planeswalker]), other, youControl));
    expect(cardText(spellThat(steps))).toBe(
      'Destroy all other creatures and planeswalkers you control.',
    );
  });

  it('say "target" once and a pronoun after that', () => {
    const spell = card('Test Spell', '{W}', 'Instant', {}, [
      onResolution(
        aimed([target(creature)], exile(targeted()), gainLife(you, powerOf(targeted()))),
      ),
    ]);
    expect(cardText(spell)).toBe('Exile target creature. You gain life equal to its power.');
  });

  it('take up to as many targets as are allowed', () => {
    const spell = card('Test Spell', '{W}', 'Instant', {}, [
      onResolution(
        aimed([{ ...target(creature), count: [0, 2] }], instruction('tap', { what: targeted() })),
      ),
    ]);
    expect(cardText(spell)).toBe('Tap up to two target creatures.');
  });
});

describe('Sentences', () => {
  it('tell a choice within the instruction that uses it', () => {
    const steps = [
      choose(objects(land, youControl), 'kept'),
      instruction('move', { what: bound('kept'), to: 'hand' }),
    ];
    expect(cardText(spellThat(...steps))).toBe("Return a land you control to its owner's hand.");
  });

  it('put a condition first and "if" before it', () => {
    const steps = conditional(compare(handSize(), '<', 3), [draw(you, 2)]);
    expect(cardText(spellThat(steps))).toBe(
      'If you have fewer than three cards in hand, draw two cards.',
    );
  });

  it('explain an X that the text brings up', () => {
    const grow = instruction('apply', {
      to: thisObject,
      duration: 'endOfTurn',
      changes: [{ change: 'modifyPT', power: powerOf(thisObject), toughness: 0 }],
    });
    expect(cardText(creatureWith(activated(pay(mana('{1}'), tapThis), does(grow))))).toBe(
      '{1}, {T}: This creature gets +X/+0 until end of turn, where X is its power.',
    );
  });

  it('count "for each"', () => {
    const lands = countOf(objects(land, youControl));
    const grow = instruction('apply', {
      to: thisObject,
      duration: 'endOfTurn',
      changes: [{ change: 'modifyPT', power: lands, toughness: lands }],
    });
    expect(cardText(spellThat(grow))).toBe(
      'Test Spell gets +X/+X until end of turn, where X is the number of lands you control.',
    );
  });
});

describe('Keywords', () => {
  it('are printed in words, with mana after a blank and other costs after a dash', () => {
    const abilities = [
      keyword('doubleStrike'),
      keywordWith('ward', { cost: pay(mana('{2}')) }),
      keywordWith('ward', { cost: pay(life(3)) }),
    ];
    expect(cardText(creatureWith(...abilities))).toBe('Double strike\nWard {2}\nWard—Pay 3 life.');
  });
});

describe('Where a node stands in its line', () => {
  it('is known for each instruction, so that the clause can be lit up', () => {
    const { lines } = renderCard(named('Into the Roil'));
    const line = lines.find(({ text }) => text.startsWith('Return'));
    const clauses = line?.spans.map(({ start, end, path }) => [
      path.join('.'),
      line.text.slice(start, end),
    ]);
    expect(clauses).toEqual([
      ['content.do.0', "Return target nonland permanent to its owner's hand"],
      ['content.do.1', 'If this spell was kicked, draw a card'],
      ['content.do.1.then.0', 'draw a card'],
    ]);
  });

  it('is known for each mode, which has a line of its own', () => {
    const { lines } = renderCard(named('Depth Defiler'));
    const modes = lines.filter(({ text }) => text.startsWith('•'));
    expect(modes.map(({ ability }) => ability)).toEqual([2, 2]);
    expect(modes.map(({ spans }) => spans[0]?.path.join('.'))).toEqual([
      'content.modal.modes.0',
      'content.modal.modes.1',
    ]);
    expect(modes.every(({ text, spans }) => spans[0]?.end === text.length)).toBe(true);
  });

  it('is known for a choice that is told within another instruction', () => {
    const line = renderCard(named('Azorius Chancery')).lines[1];
    const choice = line?.spans.find(({ path }) => path.join('.') === 'content.do.0');
    expect(line?.text.slice(choice?.start, choice?.end)).toBe('a land you control');
  });

  it('never lies outside the line or under another line', () => {
    for (const name of ['Benthic Anomaly', 'Ulalek, Fused Atrocity', 'Ugin, the Ineffable'])
      for (const { text, spans } of renderCard(named(name)).lines)
        for (const { start, end } of spans) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
  });
});

describe('Modal texts (700.2)', () => {
  it('say how many modes may be chosen', () => {
    const modes = [does(draw(you, 1)), does(gainLife(you, 2)), does(gainLife(you, 3))];
    const spell = card('Test Spell', '{W}', 'Instant', {}, [
      onResolution(chooseModes([1, 3], modes)),
    ]);
    expect(cardText(spell)).toMatch(/^Choose one or more —\n• Draw a card\.\n/);
  });
});

describe('What could not be read', () => {
  it('is given back word for word', () => {
    const odd = creatureWith({ kind: 'unread', text: 'Flibber the gibbet.' });
    expect(cardText(odd)).toBe('Flibber the gibbet.');
  });
});

describe('Damage to several kinds at once', () => {
  it('names each of them', () => {
    const spell = spellThat(
      damage(2, { all: [objects(creature), objects(planeswalker), { player: 'opponents' }] }),
    );
    expect(cardText(spell)).toContain(
      'deals 2 damage to each creature, each planeswalker, and each opponent.',
    );
  });
});
