import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { fighterAt, foesIn, isCombat, setAgainst } from '../questions/combat.view';
import { press } from '../questions/draft.view';
import type { ActionView } from '../views';
import { useBoard } from './BoardContext';
import type { LayoutProps } from './layout';

type Props = Pick<LayoutProps, 'view' | 'actions' | 'draft' | 'onDraft'> & {
  /** On the phone: in lines, without the keys. */
  readonly narrow?: boolean;
};

interface Deed extends ActionView {
  readonly run: () => void;
}

/** What answers the question with all that are selected: attack or block with them, choose them. */
function answers({ view, draft, onDraft }: Props): readonly Deed[] {
  const { question, selection } = view;
  const ids = selection?.ids ?? [];
  if (isCombat(question)) {
    const able = ids.filter((id) => fighterAt(question, id) !== undefined);
    if (able.length === 0) return [];
    const verb = question.kind === 'attackers' ? 'Attack' : 'Block';
    return foesIn(question)
      .slice(0, 5)
      .map((foe) => ({
        id: `against:${foe.id}`,
        label: `${verb} ${foe.label} with these`,
        run: () => onDraft(setAgainst(question, draft, able, foe.object ?? foe.id)),
      }));
  }
  if (question.kind !== 'objects') return [];
  const chosen = ids.reduce(
    (made, id) => (made.chosen.includes(id) ? made : (press(question, made, id) ?? made)),
    draft,
  );
  return chosen === draft
    ? []
    : [{ id: 'choose', label: 'Choose these', run: () => onDraft(chosen) }];
}

/** In place of the top bar: how many are selected, what is done to all of them, and the way out. */
export function SelectionBar(props: Props) {
  const { view, actions, narrow = false } = props;
  const { menu } = useBoard();
  const { selection } = view;
  if (selection === undefined) return null;
  const [first] = selection.ids;
  const byHand = selection.deeds.map(
    (deed): Deed => ({ ...deed, run: () => actions.onSelectedDeed(deed.id) }),
  );
  const deeds = selection.picking === undefined ? [...answers(props), ...byHand] : [];
  return (
    <section className={cx(narrow ? 'pbar' : 'bar', 'selectbar')} aria-label="Selected">
      <p role="status">{selection.picking ?? selection.words}</p>
      <span className="selectdeeds">
        {deeds.map((deed) => (
          <button key={deed.id} type="button" className="btn" onClick={deed.run}>
            {deed.label}
            {deed.key && !narrow && <span className="key">{deed.key}</span>}
          </button>
        ))}
        {first !== undefined && deeds.length > 0 && (
          <button
            type="button"
            className="btn icon"
            aria-label="All actions of what is selected"
            onClick={(event) => menu(first, event.currentTarget)}
          >
            <Icon name="dots" />
          </button>
        )}
      </span>
      <button type="button" className="btn" onClick={actions.onLeaveSelecting}>
        {selection.picking === undefined ? 'Done' : 'Cancel'}
        {!narrow && <span className="key">Esc</span>}
      </button>
    </section>
  );
}
