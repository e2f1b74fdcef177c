import {
  aimed,
  card,
  creature,
  destroy,
  keyword,
  keywordWith,
  mana,
  opponentsControl,
  pay,
  pt,
  target,
  targeted,
  triggered,
  when,
} from '../rules/authoring';

export const hiddenDragonslayer = card(
  'Hidden Dragonslayer',
  '{1}{W}',
  'Creature — Human Warrior',
  pt(2, 1),
  [
    keyword('lifelink'),
    keywordWith('megamorph', { cost: pay(mana('{2}{W}')) }),
    triggered(
      when.turnedFaceUp(),
      aimed(
        [target(creature, { is: 'power', compare: '>=', to: 4 }, opponentsControl)],
        destroy(targeted()),
      ),
    ),
  ],
);
