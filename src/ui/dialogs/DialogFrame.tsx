import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly wide?: boolean;
  /** Over nearly all of the page. */
  readonly whole?: boolean;
  /** Text to be read: then the text itself has the focus, so that keys scroll it. */
  readonly reading?: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** The frame of a modal dialog: title, close, content that scrolls. */
export function DialogFrame({
  open,
  title,
  wide = false,
  whole = false,
  reading = false,
  onClose,
  children,
}: Props) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          className={cx('dialog', wide && 'wide', whole && 'whole')}
          initialFocus={() =>
            body.current?.querySelector<HTMLElement>('[data-first]') ??
            body.current?.querySelector('input') ??
            (reading ? body.current : true)
          }
        >
          <div className="dialoghead">
            <Dialog.Title>
              <SymbolText text={title} />
            </Dialog.Title>
            <Dialog.Close className="btn plain icon" aria-label="Close">
              <Icon name="cross" />
            </Dialog.Close>
          </div>
          <div
            className="dialogbody"
            ref={body}
            {...(reading && { tabIndex: 0, role: 'group', 'aria-label': title })}
          >
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
