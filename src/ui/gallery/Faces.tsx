import { CardFace } from '../card/CardFace';
import type { CardView } from '../views';
import * as c from './cards';

const faces: [string, CardView, number?][] = [
  ['white', c.angel()],
  ['blue', c.wall()],
  ['black', c.arena()],
  ['red', c.guide()],
  ['green', c.goyf()],
  ['gold, divided', c.swarm()],
  ['colourless', c.defiler()],
  ['artifact', c.icy()],
  [
    'artifact creature',
    c.ballista({
      counters: [
        { kind: '+1/+1', count: 2 },
        { kind: 'charge', count: 1 },
      ],
      pt: { power: '2', toughness: '2', change: 'up', own: '0/0' },
    }),
  ],
  ['land', c.land('Forest', ['{G}'])],
  ['loyalty', c.jace({ loyalty: 3 })],
  ['chapters', c.saga({ chapters: { names: ['I', 'II', 'III'], now: 2 } })],
  [
    'token, copy',
    c.swarm({ token: true, copyOf: 'Compy Swarm', typeLine: 'Token Creature — Dinosaur' }),
  ],
  ['pile', c.goblin(), 24],
  ['set by hand', c.elves({ byHand: true, pt: { power: '3', toughness: '3', change: 'up' } })],
  ['face down', c.card({ name: '', faceDown: true, pt: { power: '2', toughness: '2' } })],
  ['text not read', c.orrery({ unread: true })],
  ['last known', c.guide({ lastKnown: true })],
  ['tapped', c.wall({ tapped: true })],
  ['new this turn', c.elves({ sick: true })],
  ['may be chosen', c.goyf({ rings: ['may'] })],
  ['target', c.angel({ rings: ['target'], targetNumber: 1 })],
  ['chosen', c.wall({ rings: ['chosen'] })],
  ['proposed', c.land('Island', ['{U}'], { rings: ['proposed'], proposes: '{U}' })],
  ['damage', c.goyf({ damage: 3, pt: { power: '1', toughness: '5', change: 'down' } })],
  ['attacks', c.guide({ tapped: true, combat: { kind: 'attacking', words: 'attacks Bea' } })],
  ['phased out', c.angel({ phasedOut: true })],
  [
    'five colours, long',
    c.card({
      name: 'Asmoranomardicadaistinaculdacar the Long',
      colours: ['W', 'U', 'B', 'R', 'G'],
      typeLine: 'Legendary Enchantment Creature — Elemental Shaman',
      cost: '{W}{U}{B}{R}{G}',
      pt: { power: '12', toughness: '12', change: 'mixed' },
    }),
  ],
  ['blocks', c.wall({ combat: { kind: 'blocking', words: 'blocks Goblin Guide' } })],
  ['target and chosen', c.angel({ rings: ['target', 'chosen'], targetNumber: 2 })],
];

const big = c.angel({
  token: true,
  colours: [],
  copyOf: 'Serra Angel',
  copyHasExceptions: true,
  typeLine: 'Token Creature — Eldrazi',
  changedTypes: ['Eldrazi'],
  tapped: true,
  counters: [{ kind: '+1/+1', count: 1 }],
  pt: { power: '6', toughness: '8', change: 'up', own: '5/5' },
  text: [
    { text: 'Flying' },
    { text: 'Vigilance', state: 'done' },
    { text: '{1}{W/U}, {T}: something is done here', state: 'now' },
    { text: 'Something is left out', state: 'skipped' },
    { text: 'Trample', state: 'added', note: 'from Rancor' },
    { text: 'Words that nobody reads', state: 'unread' },
  ],
  remark: 'Made by Benthic Anomaly, turn 15',
});

/** The card face: three sizes, every state. */
export function Faces() {
  return (
    <main
      style={{
        display: 'flex',
        gap: 32,
        padding: 24,
        background: 'var(--table)',
        flexWrap: 'wrap',
      }}
    >
      <CardFace size="reader" card={big} />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 150px)', gap: '26px 14px' }}>
        {faces.map(([words, card, count]) => (
          <figure key={words}>
            <div style={{ minHeight: 150, display: 'flex', alignItems: 'flex-end' }}>
              <CardFace size="table" card={card} {...(count && { count })} />
            </div>
            <figcaption className="quiet" style={{ marginTop: 8 }}>
              {words}
            </figcaption>
          </figure>
        ))}
      </div>
      <p style={{ display: 'flex', gap: 8 }}>
        {faces.slice(0, 8).map(([words, card], place) => (
          <CardFace key={words} size="mark" card={card} small={place > 4} />
        ))}
      </p>
    </main>
  );
}
