import {
  activated,
  add,
  aimed,
  discarding,
  does,
  draw,
  gainLife,
  mana,
  pay,
  pt,
  sacrificeThis,
  scry,
  tapThis,
  tokenOf,
  you,
} from '../../rules/authoring';
import type { Ability, CopiableValues } from '../../rules/authoring/language';

const artifact = (subtype: string, ...abilities: readonly Ability[]): CopiableValues =>
  tokenOf(`Artifact — ${subtype}`, [], {}, abilities);
const anyColor = add({ mana: 'anyColor' });

/** A land from the library, tapped; then it is shuffled. */
const fetchesLand = does(
  {
    kind: 'search',
    player: you,
    where: [
      { is: 'supertype', supertype: 'Basic' },
      { is: 'type', type: 'Land' },
    ],
    count: [1, 1],
    bind: 'found',
  },
  { kind: 'move', what: { ref: 'bound', name: 'found' }, to: 'battlefield', tapped: true },
  { kind: 'shuffle', player: you },
);
const grows = aimed([{ objects: { where: [{ is: 'type', type: 'Creature' }] } }], {
  kind: 'putCounters',
  on: { ref: 'target', slot: 0 },
  counter: '+1/+1',
  count: 1,
});
const asSorcery = { only: { timing: 'sorcery' } } as const;

/** The tokens that texts create by their name alone, as the rules define them (111.10). */
export const PREDEFINED_TOKENS: ReadonlyMap<string, CopiableValues> = new Map([
  ['Treasure', artifact('Treasure', activated(pay(tapThis, sacrificeThis), does(anyColor)))],
  [
    'Food',
    artifact('Food', activated(pay(mana('{2}'), tapThis, sacrificeThis), does(gainLife(you, 3)))),
  ],
  ['Gold', artifact('Gold', activated(pay(sacrificeThis), does(anyColor)))],
  ['Walker', { ...tokenOf('Creature — Zombie', ['B'], pt(2, 2)), name: 'Walker' }],
  [
    'Shard',
    tokenOf('Enchantment — Shard', [], {}, [
      activated(pay(mana('{2}'), sacrificeThis), does(scry(1), draw(you, 1))),
    ]),
  ],
  ['Clue', artifact('Clue', activated(pay(mana('{2}'), sacrificeThis), does(draw(you, 1))))],
  [
    'Blood',
    artifact(
      'Blood',
      activated(
        pay(mana('{1}'), tapThis, discarding({ zones: ['hand'], where: [] }), sacrificeThis),
        does(draw(you, 1)),
      ),
    ),
  ],
  ['Lander', artifact('Lander', activated(pay(mana('{2}'), tapThis, sacrificeThis), fetchesLand))],
  [
    'Mutagen',
    artifact('Mutagen', activated(pay(mana('{1}'), tapThis, sacrificeThis), grows, asSorcery)),
  ],
]);
