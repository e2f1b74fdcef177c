import { card, constant, keywordWith, land, mana, pay, replaces, when } from '../rules/authoring';

export const ritualOfSubdual = card('Ritual of Subdual', '{4}{G}{G}', 'Enchantment', {}, [
  keywordWith('cumulativeUpkeep', { cost: pay(mana('{2}')) }),
  constant(replaces(when.tappedForMana([land]), { replace: 'manaType', mana: 'C' })),
]);
