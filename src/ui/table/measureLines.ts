import type { LineView } from '../views';
import { combatLine, type Drawn, type End, lanesOf } from './combatLines.view';
import type { Box } from './leader.view';

/** A line of combat as drawn. */
export interface CombatLine extends Drawn {
  readonly key: string;
  readonly proposed: boolean;
}

/** Lines that a person can follow; of an army the cards tell it in words. */
const MOST_LINES = 60;

/** Lines of combat for the table as it is laid out now. */
export function measureCombat(
  app: HTMLElement,
  at: (element: Element) => Box,
  lines: readonly (LineView & { readonly proposed: boolean })[],
): readonly CombatLine[] {
  const field = app.querySelector('.field');
  if (!field || lines.length === 0) return [];
  const gap = gapOf(field, at);
  const drawn = drawnIn(app);
  const shown = lines
    .filter(({ from, to }) => drawn.has(from) && drawn.has(to))
    .slice(0, MOST_LINES);
  const lanes = lanesOf(
    shown.map(({ to }) => to),
    gap,
  );
  return shown.flatMap(({ from, to, proposed }) => {
    const start = endOf(field, at, drawn.get(from));
    const end = endOf(field, at, drawn.get(to));
    const lane = lanes.get(to);
    if (!start || !end || lane === undefined) return [];
    return [{ key: `${from}-${to}`, proposed, ...combatLine(start, end, lane) }];
  });
}

/** The free strip between the front rows of the halves. */
function gapOf(field: Element, at: (element: Element) => Box): { top: number; bottom: number } {
  const box = at(field);
  const middle = (box.top + box.bottom) / 2;
  const edges = (selector: string) => [...field.querySelectorAll(selector)].map(at);
  const top = Math.max(
    middle - 24,
    ...edges('.half.far .front .card').map(({ bottom }) => Math.min(bottom + 4, middle - 1)),
  );
  const bottom = Math.min(
    middle + 24,
    ...edges('.half.near .front .card').map((card) => Math.max(card.top - 4, middle + 1)),
  );
  return { top, bottom };
}

/** The cards on the battlefield and the players' names that are drawn: of a pile one stands for all. */
function drawnIn(app: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const all = app.querySelectorAll<HTMLElement>('.field .card[data-card], .playername[data-card]');
  const drawn = new Map<string, HTMLElement>();
  for (const element of all) {
    const { card = '' } = element.dataset;
    if (!drawn.has(card)) drawn.set(card, element);
  }
  return drawn;
}

function endOf(
  field: Element,
  at: (element: Element) => Box,
  element: HTMLElement | undefined,
): End | undefined {
  if (!element || element.offsetParent === null) return undefined;
  const box = at(element);
  if (!element.classList.contains('card')) {
    const column = element.closest('.half, .rail');
    return { box, side: 'beside', front: false, gutter: (column ? at(column).left : box.left) + 5 };
  }
  // What is tucked under it lies above it: a line doesn't run over names.
  const whole = at(element.closest('.host') ?? element);
  return {
    box: { ...box, top: whole.top },
    side: element.closest('.half.far') ? 'far' : 'near',
    front: element.closest('.front') !== null,
    gutter: at(element.closest('.half') ?? field).right - 6,
  };
}
