import {
  abilityOnStack,
  card,
  copySpell,
  does,
  isObject,
  keyword,
  mana,
  mayPay,
  not,
  onStack,
  pay,
  pt,
  resolving,
  spell,
  subtype,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const ulalekFusedAtrocity = card(
  'Ulalek, Fused Atrocity',
  '{C/W}{C/U}{C/B}{C/R}{C/G}',
  'Legendary Creature — Eldrazi',
  pt(2, 5),
  [
    keyword('devoid'),
    triggered(
      when.casts(you, subtype('Eldrazi')),
      does(
        mayPay(
          you,
          pay(mana('{C}{C}')),
          copySpell(onStack(spell, youControl), { newTargets: true }),
          copySpell(onStack(abilityOnStack, not(isObject(resolving)), youControl), {
            newTargets: true,
          }),
        ),
      ),
    ),
  ],
);
