import type { ChoiceView, Id, QuestionView } from '../views';
import { choiceAt } from './choiceAt';
import { fighterAt, foesFor, setAgainst, unpairAll, verbIn } from './combat.view';
import { type Draft, isChosen } from './draft.view';

/** What a press on a pile asks: how many of it. */
export interface PileChoice {
  /** "Choose", "Take back", "Attack Bea with". */
  readonly verb: string;
  readonly max: number;
  /** The draft with these of the pile; nothing where it has to be said yet against whom they are set. */
  readonly with?: (objects: readonly Id[]) => Draft;
}

/** What a press on a pile asks in answer to a question; nothing where a press on one of it says all. */
export function pressPile(
  q: QuestionView,
  draft: Draft,
  members: readonly Id[],
): PileChoice | undefined {
  const [first] = members;
  if (first === undefined || members.length < 2) return undefined;
  const all = members.length;
  switch (q.kind) {
    case 'objects': {
      const choice = choiceAt(q.choices, first);
      if (choice === undefined) return undefined;
      if (isChosen(draft, choice.id)) {
        return { verb: 'Take back', max: all, with: (some) => unchoose(q.choices, draft, some) };
      }
      const max = Math.min(all, q.max - draft.chosen.length);
      if (max < 2) return undefined;
      return { verb: 'Choose', max, with: (some) => choose(q.choices, draft, some) };
    }
    case 'attackers':
    case 'blockers': {
      const fighter = fighterAt(q, first);
      if (fighter === undefined) return undefined;
      if (draft.pairs[fighter.id]) {
        return { verb: 'Take back', max: all, with: (some) => unpairAll(q, draft, some) };
      }
      const [only, ...others] = foesFor(q, fighter.id);
      if (only === undefined) return undefined;
      const verb = verbIn(q) === 'attacks' ? 'Attack' : 'Block';
      if (others.length > 0) return { verb: `${verb} with`, max: all };
      return {
        verb: `${verb} ${only.label} with`,
        max: all,
        with: (some) => setAgainst(q, draft, some, only.object ?? only.id),
      };
    }
    default:
      return undefined;
  }
}

const idsAt = (choices: readonly ChoiceView[], objects: readonly Id[]): readonly Id[] =>
  objects.flatMap((object) => choiceAt(choices, object)?.id ?? []);

const choose = (choices: readonly ChoiceView[], draft: Draft, some: readonly Id[]): Draft => ({
  ...draft,
  chosen: [...new Set([...draft.chosen, ...idsAt(choices, some)])],
});

function unchoose(choices: readonly ChoiceView[], draft: Draft, some: readonly Id[]): Draft {
  const gone = new Set(idsAt(choices, some));
  return { ...draft, chosen: draft.chosen.filter((id) => !gone.has(id)) };
}
