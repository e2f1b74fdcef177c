import type { Draft } from '../questions/draft';
import type { ChoiceView, Id, TableActions, TableView } from '../views';
import type { AmountAt } from './BoardContext';

interface Division {
  readonly choices: readonly ChoiceView[];
  readonly amounts: Readonly<Record<Id, number>>;
  readonly total: number;
  readonly least: number;
  readonly unit: string;
  readonly onChange: (id: Id, amount: number) => void;
}

function divisionIn(
  view: TableView,
  actions: TableActions,
  draft: Draft,
  setDraft: (draft: Draft) => void,
): Division | undefined {
  const { question, casting } = view;
  if (question.kind === 'divide') {
    const onChange = (id: Id, amount: number) =>
      setDraft({ ...draft, amounts: { ...draft.amounts, [id]: amount } });
    return { ...question, amounts: draft.amounts, onChange };
  }
  return casting?.division && { ...casting.division, least: 1, onChange: actions.casting.onDivide };
}

/** The same thing each time: nothing is drawn again for it. */
const NOTHING: ReadonlyMap<Id, AmountAt> = new Map();

/** The shares of what is divided now, by the object or player on the table that gets them. */
export function amountsAt(
  view: TableView,
  actions: TableActions,
  draft: Draft,
  setDraft: (draft: Draft) => void,
): ReadonlyMap<Id, AmountAt> {
  const division = divisionIn(view, actions, draft, setDraft);
  if (division === undefined) return NOTHING;
  const { choices, amounts, total, least, unit, onChange } = division;
  const given = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  return new Map(
    choices.map(({ id, object, label, enough }) => {
      const value = amounts[id] ?? 0;
      const share: AmountAt = {
        label: `${unit === '' ? 'share' : unit} to ${label}`,
        value,
        min: least,
        max: value + Math.max(0, total - given),
        onChange: (amount) => onChange(id, amount),
        ...(enough !== undefined && { enough }),
      };
      return [object ?? id, share];
    }),
  );
}
