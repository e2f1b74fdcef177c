import { RULES_EDITION } from '../../../rules';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { rulesAbove } from '../../small/rulesAbove';

interface Props {
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** A rule's number with our own heading, and those it stands under. The wording is not ours to ship. */
export function RuleDialog({ rule, onClose }: Props) {
  return (
    <DialogFrame reading open={rule !== undefined} title={`Rule ${rule ?? ''}`} onClose={onClose}>
      <dl className="facts">
        {rulesAbove(rule ?? '').map(({ number, words }) => (
          <div key={number}>
            <dt className="num">{number}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="notice">
        Comprehensive Rules of {RULES_EDITION}. Only numbers and our own short headings are kept
        here; the text is in the official rules under this number.
      </p>
    </DialogFrame>
  );
}
