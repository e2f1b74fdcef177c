import { useEffect, useRef } from 'react';
import { cx } from '../look/cx';
import { SymbolText } from '../mana/SymbolText';
import { Refusal } from '../small/Refusal';
import { RuleChips } from '../small/RuleChips';
import type { CastingView } from '../views';

interface Props {
  readonly row: CastingView['rows'][number];
  readonly children?: React.ReactNode;
}

const STATE_WORDS = { done: 'done', now: 'now', todo: 'still to come', none: 'nothing to do' };

/** One lettered row of 601.2, its rule in the margin. */
export function CastRow({ row, children }: Props) {
  const ref = useRef<HTMLLIElement>(null);
  const now = row.state === 'now';
  useEffect(() => {
    if (now) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [now]);
  return (
    <li ref={ref} className={cx('cr', row.state)} aria-current={now ? 'step' : undefined}>
      <span className="l">{row.shown ?? row.letter}</span>
      <div className="t">
        <p className={cx(now && 'nowwords')}>
          <SymbolText text={row.words} />
          <span className="vh">, {STATE_WORDS[row.state]}</span>
        </p>
        {children}
        {row.waits && <Refusal refusal={row.waits} />}
      </div>
      <RuleChips rules={row.rules} />
    </li>
  );
}
