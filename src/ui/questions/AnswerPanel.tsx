import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../look/Icon';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The list of answers, standing on the right end of the bar. The column behind it makes room: what it would
 * hide moves up. It can be folded, so that nothing on a narrow table is out of sight.
 */
export function AnswerPanel({ title, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  useLayoutEffect(() => {
    const panel = ref.current;
    const table = panel?.closest<HTMLElement>('.app');
    if (!panel || !table || typeof ResizeObserver === 'undefined') return;
    const room = () => table.style.setProperty('--panel-room', `${panel.offsetHeight}px`);
    const observer = new ResizeObserver(room);
    observer.observe(panel);
    room();
    return () => {
      observer.disconnect();
      table.style.removeProperty('--panel-room');
    };
  }, []);
  return (
    <div className="answerpanel" ref={ref}>
      <button
        type="button"
        className="panelfold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="cap">{title}</span>
        <span>{open ? 'Fold' : 'Show the list'}</span>
        <Icon name={open ? 'down' : 'up'} />
      </button>
      {open && <div className="panelbody">{children}</div>}
    </div>
  );
}
