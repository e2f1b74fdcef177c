import {
  activated,
  apply,
  artifact,
  bound,
  card,
  chapter,
  constant,
  continuous,
  countOf,
  createToken,
  does,
  gain,
  mana,
  manaCost,
  modifyPT,
  objects,
  pay,
  pt,
  search,
  shuffle,
  tapFor,
  tapThis,
  thisObject,
  toBattlefield,
  tokenOf,
  youControl,
} from '../rules/authoring';

const artifacts = countOf(objects(artifact, youControl));

const construct = tokenOf('Artifact Creature — Construct', [], pt(0, 0), [
  constant(continuous(thisObject, modifyPT(artifacts, artifacts))),
]);

export const urzasSaga = card("Urza's Saga", '', "Enchantment Land — Urza's Saga", {}, [
  chapter([1], does(apply(thisObject, 'forever', gain(tapFor('{C}'))))),
  chapter(
    [2],
    does(
      apply(
        thisObject,
        'forever',
        gain(activated(pay(mana('{2}'), tapThis), does(createToken(construct)))),
      ),
    ),
  ),
  chapter(
    [3],
    does(
      search([artifact, manaCost('{0}', '{1}')], 'found'),
      toBattlefield(bound('found')),
      shuffle(),
    ),
  ),
]);
