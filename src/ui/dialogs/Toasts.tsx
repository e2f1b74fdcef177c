import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { Icon } from '../look/Icon';
import type { NoticeView } from '../views';

interface Props {
  readonly notices: readonly NoticeView[];
  readonly onClose: (id: number) => void;
}

/** How long a note stays, in milliseconds; one that offers something stays longer. */
const PLAIN = 6_000;
const OFFERING = 12_000;

interface Data {
  readonly close: string | undefined;
}

function List() {
  const { toasts } = Toast.useToastManager<Data>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="toastcontent">
        <Toast.Description className="toastwords" />
        <Toast.Action className="btn" />
        {toast.data?.close === undefined ? (
          <Toast.Close className="btn plain icon" aria-label="Close">
            <Icon name="cross" />
          </Toast.Close>
        ) : (
          // An answer, not only a way to be rid of it: screen readers find it without focusing it first.
          <Toast.Close className="btn plain" aria-hidden={false}>
            {toast.data.close}
          </Toast.Close>
        )}
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Hands the notes to the toasts as they come, and takes away those that are gone. */
function Feed({ notices, onClose }: Props) {
  const { add, close } = Toast.useToastManager<Data>();
  const shown = useRef(new Map<number, string>());
  useEffect(() => {
    const now = new Set(notices.map(({ id }) => id));
    for (const [id, toast] of shown.current) {
      if (now.has(id)) continue;
      shown.current.delete(id);
      close(toast);
    }
    for (const { id, words, stays, action, close: later } of notices) {
      if (shown.current.has(id)) continue;
      const toast = add({
        description: words,
        data: { close: later },
        timeout: stays ? 0 : action ? OFFERING : PLAIN,
        // With high priority the toast and its button are hidden from screen readers until it is focused.
        priority: 'low',
        onClose: () => shown.current.delete(id) && onClose(id),
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.run();
              close(toast);
            },
          },
        }),
      });
      shown.current.set(id, toast);
    }
  }, [notices, onClose, add, close]);
  return null;
}

/** Short notes in a corner: they pass by themselves, stop while pointed at or focused, and are spoken. */
export function Toasts(props: Props) {
  return (
    <Toast.Provider>
      <Feed {...props} />
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
