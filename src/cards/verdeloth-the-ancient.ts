import {
  card,
  constant,
  continuous,
  createToken,
  creature,
  does,
  either,
  kicker,
  mana,
  modifyPT,
  objects,
  other,
  pay,
  pt,
  subtype,
  tokenOf,
  triggered,
  wasKicked,
  when,
  X,
} from '../rules/authoring';

export const verdelothTheAncient = card(
  'Verdeloth the Ancient',
  '{4}{G}{G}',
  'Legendary Creature — Treefolk',
  pt(4, 7),
  [
    kicker(pay(mana('{X}'))),
    constant(
      continuous(
        objects(either([subtype('Saproling'), creature], [other, subtype('Treefolk'), creature])),
        modifyPT(1, 1),
      ),
    ),
    triggered(
      when.enters(),
      does(createToken(tokenOf('Creature — Saproling', ['G'], pt(1, 1)), X)),
      { when: wasKicked },
    ),
  ],
);
