import { later } from '../small/later';

/** The casting dialog, loaded when something is first cast, or when there is time. */
export const CastingDialog = later(async () => ({
  default: (await import('./CastingDialog')).CastingDialog,
}));
