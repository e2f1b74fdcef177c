/** A card as it lay on the screen: its middle in CSS px. */
export interface Seen {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly tapped: boolean;
  readonly token: boolean;
}

/** Where a card comes from; from nowhere it only appears. */
export interface Flight {
  readonly from: Seen | undefined;
  readonly to: Seen;
}

/** When more cards than this would fly, none does. */
const MOST_FLIGHTS = 60;
/** Shifts of a row by less than this, in CSS px, are not worth the eye. */
const SLIGHT = 2;

/**
 * What flies from one drawing of the table to the next. A card that changed zones is a new object with a new
 * id (400.7): it is taken for the one of its name that went. A token splits off a card of its name.
 */
export function flights(
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
): readonly Flight[] {
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const out: Flight[] = [];
  for (const to of after.values()) {
    const same = before.get(to.id);
    if (same) {
      const moved = Math.hypot(same.x - to.x, same.y - to.y) > SLIGHT;
      if (moved || same.tapped !== to.tapped) out.push({ from: same, to });
      continue;
    }
    const place = gone.findIndex(({ name, token }) => name === to.name && token === to.token);
    const [left] = place < 0 ? [] : gone.splice(place, 1);
    const original = to.token
      ? [...before.values()].find(({ id, name }) => name === to.name && after.has(id))
      : undefined;
    const from = left ?? (original && { ...original, tapped: to.tapped });
    out.push({ from, to });
  }
  return out.length > MOST_FLIGHTS ? [] : out;
}

/** When more cards than this would leave, they only go. */
const MOST_LEAVING = 24;

/** What left the table and came nowhere else on it. */
export function leavers(
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
  flown: readonly Flight[],
): readonly Seen[] {
  const went = new Set(flown.map(({ from }) => from?.id));
  const out = [...before.values()].filter(({ id }) => !after.has(id) && !went.has(id));
  return out.length > MOST_LEAVING ? [] : out;
}
