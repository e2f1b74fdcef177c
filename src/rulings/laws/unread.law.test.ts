import { it } from 'vitest';
import { CARDS } from '../../cards';
import {
  activated,
  card,
  does,
  draw,
  onResolution,
  pay,
  pt,
  tapThis,
  you,
} from '../../rules/authoring';
import { DECISIONS, walkMany } from './many';

const unread = (text: string) => ({ kind: 'unread', text }) as const;

/** Cards of whose text a part could not be read, of each kind that play can come to. */
const RIDDLES = [
  card('Half a Riddle', '{0}', 'Sorcery', {}, [
    onResolution(does(draw(you, 1), unread('Solve it.'), draw(you, 1))),
  ]),
  card('Riddle', '{0}', 'Instant', {}, [unread('Solve it.'), onResolution(does(draw(you, 1)))]),
  card('Box', '{0}', 'Artifact', {}, [activated(pay(tapThis), does(unread('Open it.')))]),
  card('Mourner', '{0}', 'Creature — Sphinx', pt(1, 1), [
    unread('Whenever a creature dies, solve it.'),
  ]),
  card('Tapper', '{0}', 'Enchantment', {}, [unread('Whenever a land becomes tapped, untie it.')]),
  card('Herald', '{0}', 'Creature — Sphinx', pt(2, 2), [
    unread('Whenever a player casts a spell, that player solves it.'),
    unread('Sphinxes can’t attack on odd days.'),
  ]),
];

it('The laws hold where texts that could not be read are left to the hand', () => {
  const some = CARDS.filter((_, at) => at % 12 === 0);
  const riddles = Array.from({ length: 5 }, () => RIDDLES).flat();
  walkMany(1, DECISIONS / 20, [...riddles, ...some]);
}, 600_000);
