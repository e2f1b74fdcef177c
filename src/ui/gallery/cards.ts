import type { CardView, ColourLetter, GroupView } from '../views';

/** Made-up states of cards, in our own words, for the gallery only. */
let next = 0;

type Given = Partial<CardView> & { name: string };

export function card(given: Given): CardView {
  next += 1;
  return { id: `g${next}`, types: ['Creature'], colours: [], typeLine: 'Creature', ...given };
}

export const one = (given: CardView): GroupView => ({ key: given.id, members: [given] });
export const many = (count: number, make: () => CardView): GroupView => {
  const members = Array.from({ length: count }, make);
  return { key: members[0]?.id ?? 'none', members };
};

const creature = (
  name: string,
  colours: ColourLetter[],
  kinds: string,
  power: string,
  toughness: string,
  cost: string,
  line?: string,
  more: Partial<CardView> = {},
) =>
  card({
    name,
    colours,
    typeLine: `Creature — ${kinds}`,
    pt: { power, toughness },
    cost,
    ...(line && { line }),
    ...more,
  });

export const angel = (more: Partial<CardView> = {}) =>
  creature('Serra Angel', ['W'], 'Angel', '4', '4', '{3}{W}{W}', 'flying, vigilance', more);
export const wall = (more: Partial<CardView> = {}) =>
  creature('Wall of Air', ['U'], 'Wall', '1', '5', '{1}{U}{U}', 'defender, flying', more);
export const guide = (more: Partial<CardView> = {}) =>
  creature('Goblin Guide', ['R'], 'Goblin Scout', '2', '2', '{R}', 'haste', more);
export const goyf = (more: Partial<CardView> = {}) =>
  creature('Tarmogoyf', ['G'], 'Lhurgoyf', '4', '5', '{1}{G}', 'sized by graveyards', more);
export const elves = (more: Partial<CardView> = {}) =>
  creature('Llanowar Elves', ['G'], 'Elf Druid', '1', '1', '{G}', '{T} for {G}', more);
export const defiler = (more: Partial<CardView> = {}) =>
  creature('Depth Defiler', [], 'Eldrazi', '3', '5', '{3}{U}{U}', 'devoid, kicker {C}', more);
export const swarm = (more: Partial<CardView> = {}) =>
  creature('Compy Swarm', ['B', 'G'], 'Dinosaur', '2', '2', '{1}{B}{G}', undefined, more);
export const ballista = (more: Partial<CardView> = {}) =>
  creature('Walking Ballista', [], 'Construct', '2', '2', '{X}{X}', undefined, {
    types: ['Artifact', 'Creature'],
    typeLine: 'Artifact Creature — Construct',
    ...more,
  });
export const goblin = (more: Partial<CardView> = {}) =>
  card({
    name: 'Goblin',
    colours: ['R'],
    token: true,
    typeLine: 'Token Creature — Goblin',
    pt: { power: '1', toughness: '1' },
    ...more,
  });

const simple =
  (
    name: string,
    types: string[],
    typeLine: string,
    colours: ColourLetter[],
    cost: string,
    line?: string,
  ) =>
  (more: Partial<CardView> = {}) =>
    card({ name, types, typeLine, colours, cost, ...(line && { line }), ...more });

export const arena = simple(
  'Phyrexian Arena',
  ['Enchantment'],
  'Enchantment',
  ['B'],
  '{1}{B}{B}',
  'upkeep: a card, 1 life less',
);
export const anthem = simple(
  'Glorious Anthem',
  ['Enchantment'],
  'Enchantment',
  ['W'],
  '{1}{W}{W}',
  'your creatures +1/+1',
);
export const icy = simple(
  'Icy Manipulator',
  ['Artifact'],
  'Artifact',
  [],
  '{4}',
  '{1}{T}: taps a permanent',
);
export const orrery = simple(
  'Vedalken Orrery',
  ['Artifact'],
  'Artifact',
  [],
  '{4}',
  'you cast as with flash',
);
export const rancor = simple(
  'Rancor',
  ['Enchantment'],
  'Enchantment — Aura',
  ['G'],
  '{G}',
  '+2/+0, trample',
);
export const growth = simple(
  'Wild Growth',
  ['Enchantment'],
  'Enchantment — Aura',
  ['G'],
  '{G}',
  'adds {G}',
);
export const counterspell = simple(
  'Counterspell',
  ['Instant'],
  'Instant',
  ['U'],
  '{U}{U}',
  'counters a spell',
);
export const giant = simple(
  'Giant Growth',
  ['Instant'],
  'Instant',
  ['G'],
  '{G}',
  '+3/+3 this turn',
);
export const pulse = simple(
  'Maelstrom Pulse',
  ['Sorcery'],
  'Sorcery',
  ['B', 'G'],
  '{1}{B}{G}',
  'destroys one, and its namesakes',
);
export const swords = simple(
  'Swords to Plowshares',
  ['Instant'],
  'Instant',
  ['W'],
  '{W}',
  'exiles a creature',
);
export const rite = simple(
  'Rite of Replication',
  ['Sorcery'],
  'Sorcery',
  ['U'],
  '{2}{U}{U}',
  'kicker {5}',
);
export const jace = simple(
  'Jace Beleren',
  ['Planeswalker'],
  'Legendary Planeswalker — Jace',
  ['U'],
  '{1}{U}{U}',
);
export const saga = simple(
  'The Eldest Reborn',
  ['Enchantment'],
  'Enchantment — Saga',
  ['B'],
  '{4}{B}',
);

export const land = (name: string, makes: string[], more: Partial<CardView> = {}) =>
  card({
    name,
    types: ['Land'],
    typeLine: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].includes(name)
      ? `Basic Land — ${name}`
      : 'Land',
    makes,
    does: `tap for ${makes.join(' or ')}`,
    ...more,
  });
