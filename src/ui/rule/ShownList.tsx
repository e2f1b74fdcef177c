import { useEffect, useState } from 'react';
import type { RuleNumber } from '../../rules';
import type { Scenario } from '../../scenario/format';
import { SymbolText } from '../mana/SymbolText';
import { many } from '../small/many';
import type { Shown } from './shown';

interface Props {
  readonly rule: RuleNumber;
  readonly onOpen: (scenario: Scenario) => void;
}

/** Entries before the list is folded. */
const FIRST = 6;

/** The scenarios and cards of the project that show a rule; the list of them is loaded when it is first drawn. */
export function ShownList({ rule, onOpen }: Props) {
  const [shown, setShown] = useState<Shown | 'lost'>();
  const [all, setAll] = useState(false);
  useEffect(() => {
    let stale = false;
    import('./shown').then(
      ({ shownBy }) => !stale && setShown(shownBy(rule)),
      () => !stale && setShown('lost'),
    );
    return () => {
      stale = true;
    };
  }, [rule]);
  if (shown === undefined) return null;
  if (shown === 'lost') return <p className="rulequiet">The scenarios could not be loaded.</p>;
  const { scenarios, cards } = shown;
  const listed = all ? scenarios : scenarios.slice(0, FIRST);
  const fewer = cards.slice(0, all ? cards.length : 2 * FIRST);
  const left = scenarios.length - listed.length + cards.length - fewer.length;
  return (
    <section className="shownin" aria-label="Where it is shown">
      <h4 className="cap">Where it is shown</h4>
      {scenarios.length + cards.length === 0 && (
        <p className="rulequiet">No scenario and no card here shows it yet.</p>
      )}
      <ul>
        {listed.map(({ id, title, scenario }) => (
          <li key={id}>
            <button type="button" className="shownopen" onClick={() => onOpen(scenario)}>
              <span>
                <SymbolText text={title} />
              </span>
              <small>{many(scenario.play?.length ?? 0, 'step')}, open it</small>
            </button>
          </li>
        ))}
      </ul>
      {fewer.length > 0 && (
        <p className="showncards">
          <b>On cards </b>
          {fewer.join(', ')}
        </p>
      )}
      {left > 0 && (
        <button type="button" className="btn small" onClick={() => setAll(true)}>
          Show {left} more
        </button>
      )}
    </section>
  );
}
