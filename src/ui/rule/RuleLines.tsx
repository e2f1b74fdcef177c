import { cx } from '../look/cx';
import type { RuleLine } from './rule.view';

interface Props {
  readonly label: string;
  readonly lines: readonly RuleLine[];
  readonly onRule: (rule: string) => void;
}

/** Rules one below the other, each to be gone to: the number in the margin, what it is about beside it. */
export function RuleLines({ label, lines, onRule }: Props) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={label}>
      <h4 className="cap">{label}</h4>
      <ul className="rulelines">
        {lines.map(({ number, words, here }) => (
          <li key={number}>
            <button
              type="button"
              className={cx('ruleline', here && 'here')}
              aria-current={here ? 'true' : undefined}
              onClick={() => onRule(number)}
            >
              <b className="num">{number}</b>
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
