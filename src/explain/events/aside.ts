import type { EventOf } from './template';

/** By which special action a card goes to exile, if by one (116.2f, 116.2h, 116.2k). */
export function asideBy({
  to,
  cites,
  fields,
}: EventOf<'moved'>): 'suspend' | 'plot' | 'foretell' | undefined {
  if (to !== 'exile') return undefined;
  return cites.some((cite) => cite === '116.2f') ? 'suspend' : fields?.aside?.by;
}
