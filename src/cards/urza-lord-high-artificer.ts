import {
  activated,
  add,
  artifact,
  bound,
  card,
  constant,
  continuous,
  countOf,
  createToken,
  does,
  exile,
  look,
  mana,
  mayPlay,
  modifyPT,
  objects,
  pay,
  pt,
  shuffle,
  symbols,
  tapping,
  thisObject,
  tokenOf,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

const artifacts = countOf(objects(artifact, youControl));

export const urzaLordHighArtificer = card(
  'Urza, Lord High Artificer',
  '{2}{U}{U}',
  'Legendary Creature — Human Artificer',
  pt(1, 4),
  [
    triggered(
      when.enters(),
      does(
        createToken(
          tokenOf('Artifact Creature — Construct', [], pt(0, 0), [
            constant(continuous(thisObject, modifyPT(artifacts, artifacts))),
          ]),
        ),
      ),
    ),
    activated(pay(tapping(objects(artifact, youControl))), does(add(symbols('{U}')))),
    activated(
      pay(mana('{5}')),
      does(
        shuffle(),
        look('top'),
        exile(bound('top'), { bind: 'exiled' }),
        mayPlay(bound('exiled'), 'endOfTurn', { free: true }),
      ),
    ),
  ],
);
