import {
  aimed,
  attacking,
  bound,
  card,
  createCopy,
  creature,
  does,
  exile,
  instruction,
  keywordWith,
  mana,
  other,
  pay,
  pt,
  target,
  targeted,
  triggered,
  when,
} from '../rules/authoring';

export const flamerushRider = card(
  'Flamerush Rider',
  '{4}{R}',
  'Creature — Human Warrior',
  pt(3, 3),
  [
    triggered(
      when.attacks(),
      aimed(
        [target(other, attacking, creature)],
        createCopy(targeted(), undefined, { tapped: true, attacking: true, bind: 'copy' }),
        instruction('delayedTrigger', {
          ability: triggered(when.beginning('endCombat'), does(exile(bound('copy')))),
        }),
      ),
    ),
    keywordWith('dash', { cost: pay(mana('{2}{R}{R}')) }),
  ],
);
