import { useLayoutEffect, useRef, useState } from 'react';
import type { LineView, TableView } from '../views';
import { freeLane, leaderPath } from './leader.view';
import { measureCombat } from './measureLines';

type Combat = readonly (LineView & { readonly proposed: boolean })[];

interface Line {
  readonly key: string;
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly proposed?: boolean;
}

interface Props {
  readonly view: TableView;
  readonly combat: Combat;
}

const same = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length &&
  a.every((line, place) => line.d === b[place]?.d && line.proposed === b[place]?.proposed);

function measure(svg: SVGSVGElement, combat: Combat): Line[] {
  const app = svg.parentElement;
  const side = app?.querySelector('.side');
  if (!app || !side) return [];
  const numbers = [...app.querySelectorAll<HTMLElement>('.item.next [data-leader]')];
  if (numbers.length === 0 && combat.length === 0) return [];
  const origin = app.getBoundingClientRect();
  const at = (element: Element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - origin.left,
      right: box.right - origin.left,
      top: box.top - origin.top,
      bottom: box.bottom - origin.top,
    };
  };
  const gutter = at(side).left + 8;
  const inTheWay = [
    ...app.querySelectorAll('.plaque .playername, .plaque .tag, .plaque .life, .zone, .others li'),
  ].map(at);
  const targets = numbers.flatMap((number, i) => {
    const { leader } = number.dataset;
    const target = app.querySelector(`[data-card="${CSS.escape(leader ?? '')}"]:not(.item)`);
    if (!target || number.offsetParent === null) return [];
    const box = at(target);
    const row = [...(target.closest('.rowline')?.querySelectorAll('.card') ?? [])];
    const clear = row.every((other) => other === target || at(other).left < box.right);
    const lane = clear ? freeLane(box, inTheWay) : undefined;
    const end = lane === undefined ? box : { ...box, top: lane, bottom: lane };
    const path = leaderPath(at(number), end, gutter - i * 9, clear && lane !== undefined);
    return [{ key: `${i}-${leader}`, ...path }];
  });
  return [...measureCombat(app, at, combat), ...targets];
}

/** Leader lines from the next item's targets and for combat, as in a technical drawing; the cards say it in words. */
export function LeaderLines({ view, combat }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the position changes
  useLayoutEffect(() => {
    const svg = ref.current;
    const app = svg?.parentElement;
    if (!svg || !app || typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measure(svg, combat);
        setLines((old) => (same(old, next) ? old : next));
      });
    };
    const observer = new ResizeObserver(draw);
    observer.observe(app);
    const settled = setTimeout(draw, 300);
    // Piles open and rows fold without a new position.
    const later = () => setTimeout(draw, 80);
    app.addEventListener('click', later);
    app.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      observer.disconnect();
      app.removeEventListener('click', later);
      app.removeEventListener('scroll', draw, { capture: true });
    };
  }, [view, combat]);
  return (
    <svg ref={ref} className="leaders" aria-hidden="true">
      {lines.map(({ key, d }) => (
        <path key={`h${key}`} className="halo" d={d} />
      ))}
      {lines.map(({ key, d, x, y, proposed }) => (
        <g key={key} className={proposed ? 'proposed' : undefined}>
          <path className="lead" d={d} />
          <circle className="head" cx={x} cy={y} r="4.5" />
        </g>
      ))}
    </svg>
  );
}
