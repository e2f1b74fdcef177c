import { Toast } from '@base-ui/react/toast';
import { Icon } from '../look/Icon';

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="toastcontent">
        <span>
          <Toast.Title className="toasttitle" />
          <Toast.Description className="toastwords" />
        </span>
        <Toast.Close className="btn plain icon" aria-label="Close">
          <Icon name="cross" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Short notes that pass: "Scenario saved". Wrap the app; `useToastManager().add({ title })` shows one. */
export function Toasts({ children }: { readonly children: React.ReactNode }) {
  return (
    <Toast.Provider timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
