import type { DependencyLine } from '../../../explain/derivations';
import { ruleViews } from '../../app/views/rules';
import { RuleChips } from '../../small/RuleChips';
import type { About } from '../about';
import { ObjectLink } from '../ObjectLink';

interface Props {
  readonly lines: readonly DependencyLine[];
  readonly about: About;
}

/** Which effects wait for which (613.8): drawn from the one that waits to the one that it waits for. */
export function Dependencies({ lines, about }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul className="depends" aria-label="Dependencies">
      {lines.map((line) => (
        <li key={`${line.layer} ${line.words}`}>
          <p className="arrow">
            <End of={line.waits} about={about} />
            <span className="shaft">{line.kind}</span>
            <End of={line.on} about={about} />
          </p>
          <p>
            {line.words} <RuleChips rules={ruleViews(line.cites)} />
          </p>
          <p className="quiet">{line.byTime}</p>
        </li>
      ))}
    </ul>
  );
}

function End({ of, about }: { readonly of: DependencyLine['on']; readonly about: About }) {
  return (
    <span className="end">
      <ObjectLink object={of.object} name={of.name} self={of.object === about.id} />
      {of.stamp !== undefined && <small className="num">{of.stamp}</small>}
    </span>
  );
}
