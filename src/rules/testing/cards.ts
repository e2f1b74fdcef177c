import {
  activated,
  add,
  aimed,
  anyColor,
  anyTarget,
  card,
  damage,
  does,
  keyword,
  mana,
  oneOf,
  onResolution,
  pay,
  pt,
  tapFor,
  tapThis,
  targeted,
  untapThis,
} from '../authoring';

/** Small cards for tests, each named for what it does. */
export const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));
export const bolt = card('Bolt', '{R}', 'Instant', {}, [
  onResolution(aimed([anyTarget], damage(3, targeted()))),
]);
export const elf = card('Elf', '{G}', 'Creature — Elf', pt(1, 1), [tapFor('{G}')]);
export const pinger = card('Pinger', '{2}{R}', 'Creature — Wizard', pt(1, 1), [
  activated(pay(tapThis), aimed([anyTarget], damage(1, targeted()))),
]);
export const scarecrow = card('Scarecrow', '{2}', 'Artifact Creature — Scarecrow', pt(1, 1), [
  keyword('flying'),
  activated(pay(mana('{2}'), untapThis), does(add(anyColor))),
]);
export const twoColors = card('Two Colors', '', 'Land', {}, [tapFor(oneOf('{W}', '{U}'))]);
export const ring = card('Ring', '{1}', 'Artifact', {}, [tapFor('{C}{C}')]);
export const basic = (type: string) => card(type, '', `Basic Land — ${type}`, {});
