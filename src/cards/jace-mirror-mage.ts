import {
  activated,
  bound,
  card,
  createCopy,
  does,
  instruction,
  kicker,
  loyalty,
  mana,
  manaValueOf,
  pay,
  scry,
  thisObject,
  triggered,
  wasKicked,
  when,
  you,
} from '../rules/authoring';

export const jaceMirrorMage = card(
  'Jace, Mirror Mage',
  '{1}{U}{U}',
  'Legendary Planeswalker — Jace',
  { loyalty: 4 },
  [
    kicker(pay(mana('{2}'))),
    triggered(
      when.enters(),
      does(createCopy(thisObject, { notSupertypes: ['Legendary'], loyalty: 1 })),
      { when: wasKicked },
    ),
    activated(pay(loyalty(1)), does(scry(2))),
    activated(
      pay(loyalty(0)),
      does(
        instruction('draw', { player: you, count: 1, bind: 'drawn', reveal: true }),
        instruction('removeCounters', {
          from: thisObject,
          counter: 'loyalty',
          count: manaValueOf(bound('drawn')),
        }),
      ),
    ),
  ],
);
