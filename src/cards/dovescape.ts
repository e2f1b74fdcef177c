import {
  card,
  counter,
  createToken,
  creature,
  does,
  eventObject,
  eventPlayer,
  everyone,
  keyword,
  manaValueOf,
  not,
  pt,
  tokenOf,
  triggered,
  when,
} from '../rules/authoring';

export const dovescape = card('Dovescape', '{3}{W/U}{W/U}{W/U}', 'Enchantment', {}, [
  triggered(
    when.casts(everyone, not(creature)),
    does(
      counter(eventObject),
      createToken(
        tokenOf('Creature — Bird', ['W', 'U'], pt(1, 1), [keyword('flying')]),
        manaValueOf(eventObject),
        { player: eventPlayer },
      ),
    ),
  ),
]);
