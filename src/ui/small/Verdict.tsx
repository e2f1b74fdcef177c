import { VERDICT_WORDS, type VerdictKind } from '../../explain';
import { cx } from '../look/cx';
import { Icon, type IconName } from '../look/Icon';

const ICONS: { readonly [V in VerdictKind]: IconName } = {
  legal: 'check',
  illegal: 'cross',
  notModelled: 'dotted',
  undecided: 'undecided',
};

/** The sign of a verdict alone, beside words that say the rest. */
export const VerdictSign = ({ verdict }: { readonly verdict: VerdictKind }) => (
  <Icon name={ICONS[verdict]} />
);

/** One of the four verdicts: a sign and the word, never told apart by colour alone. */
export function Verdict({ verdict }: { readonly verdict: VerdictKind }) {
  return (
    <span className={cx('verdict', verdict)} data-verdict={verdict}>
      <VerdictSign verdict={verdict} />
      {VERDICT_WORDS[verdict]}
    </span>
  );
}
