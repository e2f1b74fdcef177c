import { later } from '../small/later';

/** The menus of the table's bars, loaded when they are opened or when there is time. */
export const BarMenuList = later(async () => ({
  default: (await import('./BarMenuList')).BarMenuList,
}));
export const StepMenu = later(async () => ({ default: (await import('./StepMenu')).StepMenu }));
