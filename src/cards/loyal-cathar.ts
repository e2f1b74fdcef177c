import {
  card,
  constant,
  does,
  eventObject,
  forbids,
  instruction,
  keyword,
  pt,
  toBattlefield,
  transforming,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const loyalCathar = transforming(
  card('Loyal Cathar', '{W}{W}', 'Creature — Human Soldier', pt(2, 2), [
    keyword('vigilance'),
    triggered(
      when.dies(),
      does(
        instruction('delayedTrigger', {
          ability: triggered(
            when.beginning('end'),
            does(toBattlefield(eventObject, { transformed: true, under: you })),
          ),
        }),
      ),
    ),
  ]),
  card('Unhallowed Cathar', '', 'Creature — Zombie Soldier', { ...pt(2, 1), colors: ['B'] }, [
    constant(forbids({ rule: 'cantBlock' })),
  ]),
);
