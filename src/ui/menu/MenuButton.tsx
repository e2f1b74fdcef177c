import { type ReactNode, useRef, useState } from 'react';
import { useOnce } from '../small/useOnce';
import type { OpenMenu } from './openMenu';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** What stands on the button: an icon. */
  readonly icon: ReactNode;
  /** The menu, from the first time on that it is opened. */
  readonly children: (menu: OpenMenu) => ReactNode;
}

/** A button and the menu that it opens. The code of the menu comes when it is first opened, or when there is time. */
export function MenuButton({ label, className = 'btn plain icon', icon, children }: Props) {
  const [open, setOpen] = useState(false);
  const seen = useOnce(open);
  const button = useRef<HTMLButtonElement>(null);
  // A press outside closes the menu before the click comes: that click must not open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        {icon}
      </button>
      {seen && children({ open, label, anchor: button.current, onClose: () => setOpen(false) })}
    </>
  );
}
