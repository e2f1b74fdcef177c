import { abilitiesNow, ITS_TEXT } from '../../../explain/following';
import { followedAt, followingAt } from '../../app/views/following';
import { ruleViews } from '../../app/views/rules';
import { RuleChips } from '../../small/RuleChips';
import type { SectionProps } from '../about';
import { StackText } from './StackText';

/** The text of an object with what is followed of it lit, what was dim, and what was passed over struck. */
export default function TextSection({ about: { tree, step, state, id, object } }: SectionProps) {
  const abilities = object.onStack
    ? (followedAt(tree, step, id)?.abilities ?? [])
    : abilitiesNow(state, id, followingAt(tree, step).texts.get(id) ?? []);
  const lines = abilities.flatMap((one) => one.lines);
  if (lines.length === 0) return <p className="quiet">{ITS_TEXT.none}</p>;
  const pieces = lines.flatMap((line) => line.pieces);
  const rules = ruleViews(pieces.flatMap(({ cites }) => cites));
  return (
    <>
      <StackText lines={lines} />
      {pieces.every(({ state: shown }) => shown === 'plain') ? (
        <p className="quiet">{ITS_TEXT.resting}</p>
      ) : (
        <RuleChips rules={rules} />
      )}
    </>
  );
}
