import { zoneDrop } from '../moves/destinations.view';
import type { TableView } from '../views';
import type { Seen } from './motion.view';

/** A card as it was drawn: it is gone from the page when its leaving is to be seen. */
export interface Drawn {
  readonly element: HTMLElement;
  readonly row: HTMLElement;
  readonly left: number;
  readonly top: number;
}

/** How many cards lie in each zone, by the name that `data-drop` gives it. */
export type Counts = ReadonlyMap<string, number>;

/** Counts of all zones. */
export const countsOf = ({ players }: TableView): Counts =>
  new Map(
    players.flatMap(({ id, zones }) =>
      zones.map(({ kind, count }) => [zoneDrop(id, kind), count] as const),
    ),
  );

/** The cards on the battlefield as they are drawn now. */
export function drawnIn(shell: HTMLElement): ReadonlyMap<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  for (const element of shell.querySelectorAll<HTMLElement>('main .rowline .obj.card[data-card]')) {
    const row = element.closest<HTMLElement>('.rowline');
    const { left, top } = element.getBoundingClientRect();
    if (row) drawn.set(element.dataset.card ?? '', { element, row, left, top });
  }
  return drawn;
}

/** The zone that a card went to: one that has more cards than before and shows one of its name. */
function zoneOf({ name, token }: Seen, { players }: TableView, before: Counts): string | undefined {
  if (token) return undefined;
  for (const { id, zones } of players) {
    for (const { kind, count, top, cards } of zones) {
      const place = zoneDrop(id, kind);
      const grew = count > (before.get(place) ?? 0);
      if (grew && (top?.name === name || cards?.some((card) => card.name === name))) return place;
    }
  }
  return undefined;
}

/**
 * A card that left the battlefield is seen to go to its zone; a token only fades, since it ceases to exist.
 * What moves is a silent likeness: the card itself is no longer there.
 * @returns begins it. Until then all is measured only: to begin it in between would make the next measure a new layout.
 */
export function leave(
  seen: Seen,
  { element, row, left, top }: Drawn,
  how: { shell: HTMLElement; view: TableView; counts: Counts; timing: KeyframeAnimationOptions },
): () => void {
  if (!row.isConnected || typeof row.animate !== 'function') return () => {};
  const place = zoneOf(seen, how.view, how.counts);
  const target =
    place && how.shell.querySelector<HTMLElement>(`[data-drop="${CSS.escape(place)}"]`);
  const box = target ? target.getBoundingClientRect() : undefined;
  const origin = row.getBoundingClientRect();
  const dx = box ? box.left + box.width / 2 - seen.x : 0;
  const dy = box ? box.top + box.height / 2 - seen.y : 0;
  return () => {
    const likeness = document.createElement('div');
    likeness.className = `${element.className} leaving`;
    likeness.setAttribute('aria-hidden', 'true');
    likeness.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    likeness.style.left = `${left - origin.left}px`;
    likeness.style.top = `${top - origin.top}px`;
    row.append(likeness);
    const gone = likeness.animate(
      [
        { translate: '0 0', scale: 1, opacity: 1 },
        { translate: `${dx}px ${dy}px`, scale: box ? 0.2 : 0.9, opacity: box ? 0.4 : 0 },
      ],
      how.timing,
    );
    const end = () => likeness.remove();
    gone.onfinish = end;
    gone.oncancel = end;
  };
}
