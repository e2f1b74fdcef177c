import { later } from '../small/later';

/** Menus, loaded when the first is opened or when there is time. */
export const ListMenu = later(async () => ({ default: (await import('./ListMenu')).ListMenu }));
