import type { EventPattern, Instruction } from '../../../rules/authoring/language';
import { filterOf } from '../numbers';
import type { Noun, SlotTypes } from '../slot';
import { byEach, isOwn, says, saysAll } from './kit';

/** What players do with cards, life and mana. */
export const PLAYER_CLAUSES = [
  says('{player:actor} draw~ {count:cards}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'draw', player: one, count })),
  ),
  says('{player:actor} draw~ an additional card', ({ player }) =>
    byEach(player, (one) => ({ kind: 'draw', player: one, count: 1 })),
  ),
  says('{player:actor} discard~ {count:cards}', ({ player, count }) => ({
    kind: 'discard',
    player,
    count,
  })),
  says('{player:actor} discard~ {count:cards} at random', ({ player, count }) => ({
    kind: 'discard',
    player,
    count,
    random: true,
  })),
  says('{player:actor} discard~ {whose:whose} hand', ({ player, whose }) =>
    isOwn(whose) ? { kind: 'discard', player, count: 'hand' } : undefined,
  ),
  says('{player:actor} mill~ {count:cards}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'mill', player: one, count })),
  ),
  says('{player:subject} gain~ {amount:life}', ({ player, amount }) => ({
    kind: 'gainLife',
    player,
    amount,
  })),
  says('{player:subject} lose~ {amount:life}', ({ player, amount }) => ({
    kind: 'loseLife',
    player,
    amount,
  })),
  says('{player:actor} gain~ {amount:life}', ({ player, amount }) =>
    'pending' in player ? { kind: 'gainLife', player, amount } : undefined,
  ),
  says('{player:actor} lose~ {amount:life}', ({ player, amount }) =>
    'pending' in player ? { kind: 'loseLife', player, amount } : undefined,
  ),
  says('{player:actor} scry~ {count:number}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'scry', player: one, count })),
  ),
  says('{player:actor} surveil~ {count:number}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'surveil', player: one, count })),
  ),
  says('proliferate', () => ({ kind: 'proliferate' })),
  says('{player:actor} shuffle~', ({ player }) =>
    byEach(player, (one) => ({ kind: 'shuffle', player: one })),
  ),
  says('{player:actor} shuffle~ {whose:whose} library', ({ player, whose }) =>
    isOwn(whose) ? byEach(player, (one) => ({ kind: 'shuffle', player: one })) : undefined,
  ),
  says('{player:actor} add~ {mana:mana}', ({ player, mana }) => {
    return byEach(player, (one) => ({ kind: 'addMana', mana, player: one }));
  }),
  says('{player:subject} become~ the monarch', ({ player }) =>
    byEach(player, (one) => ({ kind: 'becomeMonarch', player: one })),
  ),
  says('{player:subject} win~ the game', ({ player }) =>
    byEach(player, (one) => ({ kind: 'winGame', player: one, outcome: 'win' })),
  ),
  says('{player:subject} lose~ the game', ({ player }) =>
    byEach(player, (one) => ({ kind: 'winGame', player: one, outcome: 'lose' })),
  ),
  says('{player:actor} take~ an extra turn after this one', ({ player }) => ({
    kind: 'extraTurn',
    player,
  })),
  says('{player:actor} sacrifice~ {what:one} [of their choice]', ({ player, what }) => ({
    kind: 'sacrifice',
    player,
    what: filterOf(what),
    count: 1,
  })),
  says('{player:actor} sacrifice~ {count:number} {what:many} [of their choice]', (slots) => ({
    kind: 'sacrifice',
    player: slots.player,
    what: filterOf(slots.what),
    count: slots.count,
  })),
  says('{player:actor} sacrifice~ {what:agent}', ({ player, what }) => ({
    kind: 'sacrifice',
    player,
    what,
  })),
  saysAll(
    '{players:subject} may put {what:one} onto the battlefield',
    ({ players, what }): readonly Instruction[] | undefined =>
      players.player === 'all' || players.player === 'opponents'
        ? putByEach(players, what)
        : undefined,
  ),
  says('for each color among {among:many} , add one mana of that color', ({ among }) => ({
    kind: 'addMana',
    mana: { mana: 'eachColorAmong', of: filterOf(among) },
  })),
  says('choose a color', () => ({ kind: 'chooseColor', player: { player: 'you' }, bind: '' })),
  says('choose a color of {one:one}', ({ one }) => ({
    kind: 'chooseColor',
    player: { player: 'you' },
    bind: '',
    of: filterOf(one),
  })),
  says(
    '{player:actor} add~ {mana:mana} . spend this mana only to cast {spells:spells}',
    ({ player, mana, spells }) =>
      byEach(player, (one) => ({
        kind: 'addMana',
        mana,
        player: one,
        restriction: { onlySpells: spells },
      })),
  ),
  says(
    "{player:actor} add~ {mana:mana} . spend this mana only to cast {spells:spells} , and that spell can't be countered",
    ({ player, mana, spells }) =>
      byEach(player, (one) => ({
        kind: 'addMana',
        mana,
        player: one,
        restriction: { onlySpells: spells, spellCantBeCountered: true },
      })),
  ),
  says('{player:subject} skip~ {whose:whose} next turn', ({ player, whose }) =>
    isOwn(whose) ? skips({ event: 'turn', of: player }, 'forever') : undefined,
  ),
  says('{player:subject} skip~ {whose:whose} next combat phase this turn', ({ player, whose }) =>
    isOwn(whose) ? skips({ event: 'phase', phase: 'combat', of: player }, 'endOfTurn') : undefined,
  ),
  says('you get an emblem with {ability:quoted}', ({ ability }) => ({
    kind: 'createEmblem',
    abilities: [ability],
  })),
  says("you control {player:player} during (their|that player's) next turn", ({ player }) =>
    player.player === 'target' || 'pending' in player
      ? { kind: 'controlPlayer', player }
      : undefined,
  ),
  says(
    "you gain control of {player:player} during (their|that player's) next turn",
    ({ player }) =>
      player.player === 'target' || 'pending' in player
        ? { kind: 'controlPlayer', player }
        : undefined,
  ),
  says('populate', () => ({ kind: 'populate' })),
];

type Skipped = Extract<EventPattern, { event: 'turn' | 'phase' }>;

/** The next of these does not come (614.10). */
const skips = (event: Skipped, duration: 'forever' | 'endOfTurn'): Instruction => ({
  kind: 'replaceLater',
  effect: { effect: 'replacement', event, with: [{ replace: 'nothing' }] },
  duration,
  once: true,
});

/** Each chooses in turn order, then all is put at once (101.4). */
function putByEach(
  players: SlotTypes['subject'],
  { where, zones, head }: Noun,
): readonly Instruction[] | undefined {
  const owned = where.filter(({ is }) => is !== 'ownedBy');
  if (zones?.[0] !== 'hand' || head !== 'card' || owned.length === where.length) return undefined;
  return [
    {
      kind: 'eachChooses',
      players,
      what: { zones, where: [...owned, { is: 'ownedBy', player: { player: 'each' } }] },
      count: [1, 1],
      bind: 'shown',
      optional: true,
    },
    { kind: 'move', what: { ref: 'bound', name: 'shown' }, to: 'battlefield' },
  ];
}
