import {
  add,
  card,
  does,
  eventObject,
  instruction,
  keyword,
  land,
  opponents,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const vorinclexVoiceOfHunger = card(
  'Vorinclex, Voice of Hunger',
  '{6}{G}{G}',
  'Legendary Creature — Phyrexian Praetor',
  pt(7, 6),
  [
    keyword('trample'),
    triggered(when.tappedForMana([land], you), does(add({ mana: 'typeProduced' }))),
    triggered(
      when.tappedForMana([land], opponents),
      does(
        instruction('applyRule', {
          to: eventObject,
          rule: { rule: 'doesntUntap' },
          duration: 'nextUntapStep',
        }),
      ),
    ),
  ],
);
