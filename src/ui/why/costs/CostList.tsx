import type { CostLine, ProofLine } from '../../../explain/proofs';
import { COST_WORDS } from '../../../explain/proofs';
import type { ObjectId } from '../../../rules';
import { ruleViews } from '../../app/views/rules';
import { cx } from '../../look/cx';
import { ManaCost } from '../../mana/ManaCost';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';

interface Linking {
  /** Shows the object that a line speaks of. */
  readonly onObject: (id: ObjectId) => void;
}

interface CostProps extends Linking {
  readonly lines: readonly CostLine[];
  readonly total: string;
  readonly others?: string;
}

/** A cost as it is built: each step with what it adds, how the mana stands after it, its source and rules. */
export function CostList({ lines, total, others = '', onObject }: CostProps) {
  return (
    <table className="coststeps">
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one cost
          <tr key={place}>
            <th scope="row">
              <Named line={line} onObject={onObject} />
            </th>
            <td>
              {line.sign} <ManaCost cost={line.symbols} />
            </td>
            <td>
              <span className="vh">{COST_WORDS.thenIs} </span>
              <ManaCost cost={line.after} />
            </td>
            <td>
              <RuleChips rules={ruleViews(line.cites)} />
            </td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row" colSpan={2}>
            {COST_WORDS.total}
          </th>
          <td>
            <ManaCost cost={total === '' ? '{0}' : total} />
          </td>
          <td>
            <RuleChips rules={[{ rule: '601.2f' }]} />
          </td>
        </tr>
        {others !== '' && (
          <tr>
            <th scope="row" colSpan={4}>
              <SymbolText text={others} />
            </th>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface LinesProps extends Linking {
  readonly lines: readonly (ProofLine & { readonly part?: string })[];
}

/** The lines of a proof, each with its rules; what it speaks of is a press away. */
export function ProofLines({ lines, onObject }: LinesProps) {
  return (
    <ol className="prooflines">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one proof
        <li key={place} className={cx(line.part)}>
          <Named line={line} onObject={onObject} />
          <RuleChips rules={ruleViews(line.cites)} />
        </li>
      ))}
    </ol>
  );
}

function Named({
  line: { text, source, name },
  onObject,
}: Linking & { readonly line: Pick<ProofLine, 'text' | 'source' | 'name'> }) {
  const at = source === null || name === '' ? -1 : text.indexOf(name);
  if (source === null || at < 0) {
    return (
      <span>
        <SymbolText text={text} />
      </span>
    );
  }
  return (
    <span>
      <SymbolText text={text.slice(0, at)} />
      <button type="button" className="objectlink" onClick={() => onObject(source)}>
        {name}
      </button>
      <SymbolText text={text.slice(at + name.length)} />
    </span>
  );
}
