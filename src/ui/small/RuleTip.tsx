import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rulesAbove } from './rulesAbove';
import { useHeading } from './useHeading';
import { useRuleAt } from './useRuleAt';

const GAP = 4;
const EDGE = 8;

/** What a rule number that is pointed at or has the focus is about, beside it. */
export function RuleTip() {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRuleAt(ref);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  // The headings may come while it is open.
  useHeading(at?.rule ?? '');
  useLayoutEffect(() => {
    const box = ref.current;
    if (at === undefined || box === null) return setPlace(undefined);
    const { right, top, bottom } = at.chip.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const below = bottom + GAP + height + EDGE <= innerHeight;
    setPlace({
      left: Math.max(EDGE, Math.min(right, innerWidth - EDGE) - width),
      top: below ? bottom + GAP : Math.max(EDGE, top - GAP - height),
    });
  }, [at]);
  if (at === undefined) return null;
  return createPortal(
    // The number says it in its name; here it is for the eye.
    <div
      ref={ref}
      className="ruletip"
      role="tooltip"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {rulesAbove(at.rule).map(({ number, words }) => (
        <p key={number}>
          <b className="num">{number}</b> <span>{words}</span>
        </p>
      ))}
    </div>,
    document.body,
  );
}
