const KEY = 'ruleglass:single-keys';

/** Whether keys of a single letter do something (WCAG 2.1.4). Kept where the browser lets us. */
export const singleKeys = {
  get: (): boolean => {
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  },
  set: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'off');
    } catch {
      // Then they are as they were.
    }
  },
};
