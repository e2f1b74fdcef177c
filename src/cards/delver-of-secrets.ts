import {
  bound,
  card,
  conditional,
  does,
  either,
  instant,
  instruction,
  keyword,
  look,
  matches,
  may,
  pt,
  sorcery,
  thisObject,
  transforming,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const delverOfSecrets = transforming(
  card('Delver of Secrets', '{U}', 'Creature — Human Wizard', pt(1, 1), [
    triggered(
      when.beginning('upkeep', you),
      does(
        look('top'),
        may(you, instruction('look', { player: you, count: 1, bind: 'revealed', reveal: true })),
        conditional(matches(bound('revealed'), either([instant], [sorcery])), [
          instruction('transform', { what: thisObject }),
        ]),
      ),
    ),
  ]),
  card('Insectile Aberration', '', 'Creature — Human Insect', { ...pt(3, 2), colors: ['U'] }, [
    keyword('flying'),
  ]),
);
