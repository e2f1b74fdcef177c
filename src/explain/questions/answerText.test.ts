import { expect, it } from 'vitest';
import { type Answer, cr, type Question } from '../../rules';
import { ada, bea, bears, names, shock, trigger } from '../testing/table';
import { answerText } from './answerText';

const asked = { player: ada, cites: [cr('608.2d')], about: trigger };
const both = [{ object: bears }, { object: shock }];

const EXAMPLES: readonly (readonly [Question, Answer, string | undefined])[] = [
  [
    { ...asked, kind: 'chooseObject', options: both, purpose: 'chosen' },
    { kind: 'choice', choice: [{ object: bears }] },
    "Ada chooses Grizzly Bears for Depth Defiler's ability.",
  ],
  [
    { ...asked, kind: 'chooseObject', options: both, purpose: 'copied' },
    { kind: 'choice', choice: [{ object: bears }] },
    "Ada chooses Grizzly Bears to copy for Depth Defiler's ability.",
  ],
  [
    { ...asked, kind: 'chooseDefender', options: [{ player: bea }] },
    { kind: 'choice', choice: [{ player: bea }] },
    "Ada has the creature that enters attacking attack Bea for Depth Defiler's ability.",
  ],
  [
    { ...asked, kind: 'payOptional', cost: '{2}' },
    { kind: 'yesNo', yes: false },
    "Ada chooses not to pay {2} for Depth Defiler's ability.",
  ],
  [
    { ...asked, kind: 'yesNo', purpose: 'may' },
    { kind: 'yesNo', yes: true },
    "Ada chooses to do what its text offers for Depth Defiler's ability.",
  ],
  [
    { ...asked, kind: 'chooseOption', options: ['{U}', 'chosenColor'] },
    { kind: 'option', option: 1 },
    "Ada chooses mana of the chosen colour for Depth Defiler's ability.",
  ],
  [
    { player: ada, cites: [cr('704.5j')], kind: 'legendRule', options: [bears, shock] },
    { kind: 'object', object: bears },
    'Ada keeps Grizzly Bears.',
  ],
  [{ player: ada, cites: [cr('117.1')], kind: 'priority' }, { kind: 'pass' }, undefined],
];

it.each(EXAMPLES)('%o answered', (question, answer, words) => {
  expect(answerText(question, answer, names)).toBe(words);
});
