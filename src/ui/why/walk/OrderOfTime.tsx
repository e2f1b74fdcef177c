import type { Stamp } from '../../../explain/derivations';
import { ruleViews } from '../../app/views/rules';
import { Icon } from '../../look/Icon';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import { movedStamp, type WalkView } from './walk.view';

interface Props {
  readonly view: WalkView;
  readonly onSuppose: (stamps: readonly Stamp[]) => void;
}

/** What would follow from another order of time (613.7), and that order to be changed by hand. */
export function OrderOfTime({ view: { others, stamps, supposed }, onSuppose }: Props) {
  if (stamps.length < 2) return null;
  return (
    <>
      {others.map((other) => (
        <p key={other.words} className="lesson">
          <SymbolText text={other.words} /> <RuleChips rules={ruleViews(other.cites)} />{' '}
          <button type="button" className="btn offer small" onClick={() => onSuppose(other.stamps)}>
            Try the other order
          </button>
        </p>
      ))}
      <details className="times" open={supposed !== undefined || undefined}>
        <summary>Change the order of time, to see what follows</summary>
        <ol>
          {stamps.map(({ of, at, name }, nth) => (
            <li key={of}>
              <span className="num">{at}</span>
              <span>{name}</span>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  className="btn icon"
                  aria-label={`${name} ${by < 0 ? 'earlier' : 'later'}`}
                  aria-disabled={stamps[nth + by] === undefined || undefined}
                  title={
                    stamps[nth + by] === undefined
                      ? `It is the ${by < 0 ? 'first' : 'last'}`
                      : undefined
                  }
                  onClick={() => onSuppose(movedStamp(stamps, nth, by))}
                >
                  <Icon name={by < 0 ? 'up' : 'down'} />
                </button>
              ))}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
