import type { Walk, WalkRow } from '../../../explain/derivations';
import { ruleViews } from '../../app/views/rules';
import { cx } from '../../look/cx';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import type { About } from '../about';
import { ObjectLink } from '../ObjectLink';
import { changedParts } from './walk.view';

interface Props {
  readonly walk: Walk;
  readonly about: About;
  readonly supposed: boolean;
}

/** The layers one below the other, with the value after each. */
export function WalkTable({ walk, about, supposed }: Props) {
  const sized = walk.of === 'size' || walk.of === 'loyalty';
  return (
    <table className={cx('walk', !sized && 'worded', supposed && 'hatched')}>
      <thead>
        <tr>
          <th scope="col">Layer</th>
          <th scope="col">Effect and source</th>
          <th scope="col">Time</th>
          <th scope="col">Then</th>
          <th scope="col">Rule</th>
        </tr>
      </thead>
      <tbody>
        {walk.rows.map((row, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one walk
          <Row key={nth} row={row} about={about} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {supposed ? 'Then' : 'Now'}
          </th>
          <td className="v">
            <SymbolText text={walk.value} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

const CLASS: { readonly [R in WalkRow['row']]: string } = {
  start: 'base',
  effect: '',
  off: 'off',
  fold: 'fold',
};

function Row({ row, about }: { readonly row: WalkRow; readonly about: About }) {
  const { layers, head, source, remark, stamp, before, after, cites } = row;
  const off = row.row === 'off';
  return (
    <tr className={CLASS[row.row]}>
      {layers === '' ? <td /> : <th scope="row">{layers}</th>}
      <td>
        {off ? (
          <s>
            <SymbolText text={head} />
          </s>
        ) : (
          <b>
            <SymbolText text={head} />
          </b>
        )}{' '}
        {source && <ObjectLink {...source} self={source.object === about.id} />}
        {remark !== undefined && (
          <span className="walkremark">
            {source ? ': ' : ''}
            {remark}
          </span>
        )}
      </td>
      <td className="num">{stamp?.at}</td>
      <td className="v">
        {after !== undefined &&
          row.row !== 'off' &&
          changedParts(before, after).map(({ text, changed }, nth) =>
            changed ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one value
              <em key={nth}>
                <SymbolText text={text} />
              </em>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one value
              <SymbolText key={nth} text={text} />
            ),
          )}
      </td>
      <td className="margin">
        <RuleChips rules={ruleViews(cites)} />
      </td>
    </tr>
  );
}
