import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { App } from '../../actions/app';
import type { AppState } from '../../store/state';

export const AppContext = createContext<App | null>(null);

/** What actions work on. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('No app around this component');
  return app;
}

/** A part of the state; the component is drawn again when it changes. */
export function useAppState<T>(select: (state: AppState) => T): T {
  return useStore(useApp().store, select);
}
