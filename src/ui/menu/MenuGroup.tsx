import { Menu } from '@base-ui/react/menu';
import { cx } from '../look/cx';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { RuleContext } from '../small/RuleChip';
import { RuleChips } from '../small/RuleChips';
import { VerdictSign } from '../small/Verdict';
import type { ActionView } from '../views';

interface Props {
  readonly title: string;
  readonly actions: readonly ActionView[];
  readonly byHand?: boolean;
  readonly empty: string;
  readonly onAction: (id: string) => void;
}

/** One of the two groups of a menu. Refused actions stay in it, with their reason and rules. */
export function MenuGroup({ title, actions, byHand = false, empty, onAction }: Props) {
  return (
    <Menu.Group className={cx('menugroup', byHand && 'hatched')}>
      <Menu.GroupLabel className="cap">{title}</Menu.GroupLabel>
      {actions.length === 0 && <p className="menuempty">{empty}</p>}
      {actions.map(({ id, label, cost, note, key, rules, refused, whyNot }) => (
        <Menu.Item
          key={id}
          className={cx('menuitem', refused && 'refused')}
          aria-disabled={refused && whyNot === undefined ? true : undefined}
          closeOnClick={!refused || whyNot !== undefined}
          onClick={() => {
            const does = refused ? whyNot : id;
            if (does !== undefined) onAction(does);
          }}
        >
          <span className="words">
            <span>
              <SymbolText text={label} />
            </span>
            {(refused?.reason ?? note) && (
              <small>
                {refused && <VerdictSign verdict={refused.verdict ?? 'illegal'} />}
                {refused && 'not now: '}
                <SymbolText text={refused?.reason ?? note ?? ''} />
                {refused && whyNot !== undefined && <span className="whynot"> Why not?</span>}
              </small>
            )}
          </span>
          {cost && <ManaCost cost={cost} />}
          {key && <span className="key">{key}</span>}
          {/* A button may not lie in a menu item: here the numbers are only shown. */}
          <RuleContext value={undefined}>
            <RuleChips rules={refused?.rules ?? rules} />
          </RuleContext>
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}
