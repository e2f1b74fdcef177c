import { loadTelling } from '../../explain/telling';
import { later } from '../small/later';

/** What the table needs only when it is opened: its code comes then, or when there is time. */
export const CardMenu = later(async () => {
  // It says why what is refused is refused.
  const [{ CardMenu }] = await Promise.all([import('../menu/CardMenu'), loadTelling()]);
  return { default: CardMenu };
});
export const HowManyDialog = later(async () => ({
  default: (await import('./HowManyDialog')).HowManyDialog,
}));
export const ZoneDialog = later(async () => ({
  default: (await import('./ZoneDialog')).ZoneDialog,
}));
export const PhoneTable = later(async () => ({
  default: (await import('./PhoneTable')).PhoneTable,
}));
export const ReadingCard = later(async () => ({
  default: (await import('./ReadingCard')).ReadingCard,
}));
export const LeaderLines = later(async () => ({
  default: (await import('./LeaderLines')).LeaderLines,
}));
