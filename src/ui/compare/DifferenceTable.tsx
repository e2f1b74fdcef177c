import { DIFFERENCE_WORDS } from '../../explain/differences';
import { SymbolText } from '../mana/SymbolText';
import type { CompareView } from './compare.view';

/** All that differs, one line each, column by column. */
export function DifferenceTable({ view }: { readonly view: CompareView }) {
  const { rows, columns } = view;
  if (rows.length === 0) return <p className="rulequiet">{DIFFERENCE_WORDS.none}</p>;
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">What</span>
          </th>
          {columns.map(({ key, name, number }) => (
            <th key={key} scope="col">
              <SymbolText text={name} />
              <small>{number === 0 ? 'Start' : `step ${number}`}</small>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ part, rows: its }) => (
        <tbody key={part}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className="cap">
              {part}
            </th>
          </tr>
          {its.map(({ key, what, cells }) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              {cells.map(({ key: at, words }) => (
                <td key={at}>
                  <SymbolText text={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
