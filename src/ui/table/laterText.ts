import { later } from '../small/later';

/** The text of what is next on the stack, with what it points at. */
export const StackText = later(async () => ({
  default: (await import('../why/following/StackText')).StackText,
}));
