import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../views';
import { type Counts, countsOf, type Drawn, drawnIn, leave } from './leaving';
import { type Flight, flights, leavers, type Seen } from './motion.view';

/** Where everything was at the last drawing. */
type Places = ReadonlyMap<string, Seen>;

/** Boards of more cards are not measured at all; then nothing flies. */
const MOST_CARDS = 300;

const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);

function placesIn(shell: HTMLElement): Places | undefined {
  const cards = shell.querySelectorAll<HTMLElement>('.obj.card, .item[data-card], .pc[data-card]');
  if (cards.length > MOST_CARDS) return undefined;
  const places = new Map<string, Seen>();
  for (const element of cards) {
    const { card, name = '' } = element.dataset;
    if (card === undefined) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    const tapped = element.classList.contains('tapped');
    const token = element.classList.contains('token');
    places.set(card, { id: card, name, x: left + width / 2, y: top + height / 2, tapped, token });
  }
  return places;
}

/** Tokens of tokens.css that were looked up: they are the same for as long as the page stands. */
const timings = new Map<string, KeyframeAnimationOptions>();

/** A token of tokens.css as milliseconds and easing. */
function timing(token: string): KeyframeAnimationOptions {
  const before = timings.get(token);
  if (before) return before;
  const words = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const [duration = '0', ...easing] = words.split(/\s+(.*)/s);
  const unit = duration.endsWith('ms') ? 1 : 1000;
  const how = { duration: Number.parseFloat(duration) * unit, easing: easing[0] || 'ease' };
  timings.set(token, how);
  return how;
}

/** The last drawing. */
interface Before {
  readonly places: Places;
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly counts: Counts;
  readonly layout: string;
  readonly view: TableView;
}

/** What may have moved something on the table. */
const MOVING = ['players', 'stack', 'question', 'casting', 'selection'] as const;

/** Nothing of it is other than it was when everything was measured, as when only the saving is told. */
const liesTheSame = (a: TableView, b: TableView): boolean =>
  MOVING.every((part) => a[part] === b[part]);

/** One movement of one element, all measured. */
type Movement = () => void;

/** What a flight moves. Measures only: to begin a movement in between would make the next measure a new layout. */
function movements(element: HTMLElement, { from, to }: Flight): readonly Movement[] {
  if (typeof element.animate !== 'function') return [];
  const moving = (moved: HTMLElement, frames: Keyframe[], token: string): Movement => {
    const how = timing(token);
    return () => void moved.animate(frames, how);
  };
  if (from === undefined) return [moving(element, [{ opacity: 0 }, { opacity: 1 }], '--show')];
  const dx = Math.round(from.x - to.x);
  const dy = Math.round(from.y - to.y);
  const all: Movement[] = [];
  if (dx !== 0 || dy !== 0) {
    const way = [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }];
    all.push(moving(element, way, '--move'));
  }
  const face = element.querySelector<HTMLElement>('.face');
  if (face && from.tapped !== to.tapped) {
    const turned = getComputedStyle(face).transform;
    const start = to.tapped ? 'none' : `translateX(${face.offsetHeight}px) rotate(90deg)`;
    all.push(moving(face, [{ transform: start }, { transform: turned }], '--turn'));
  }
  return all;
}

/**
 * Motion that explains: after each step a card that turned turns, one that changed its place flies there from
 * where it was, a token splits off what it is a copy of, and what leaves the battlefield is seen to go. Only `translate`, `transform` and `opacity` move;
 * what is pressed answers at once. Nothing flies with reduced motion, with the setting "motion off", or
 * where too much would. Another work, seat or layout (`phone`) starts afresh.
 */
export function useMotion(
  shell: RefObject<HTMLElement | null>,
  view: TableView,
  phone: boolean,
): void {
  const before = useRef<Before>(undefined);
  useLayoutEffect(() => {
    const element = shell.current;
    if (!element) return;
    // A look back and forth through the steps is no motion of the game.
    if (still() || view.asItWas) {
      before.current = undefined;
      return;
    }
    const old = before.current;
    const layout = `${view.title}|${view.viewer}|${phone}`;
    if (old?.layout === layout && liesTheSame(old.view, view)) return;
    const places = placesIn(element);
    const drawn = places ? drawnIn(element) : new Map<string, Drawn>();
    before.current = places && { places, drawn, counts: countsOf(view), layout, view };
    if (!places || !old || old.layout !== layout) return;
    const flown = flights(old.places, places);
    const begun = flown.flatMap((flight) => {
      const card = element.querySelector<HTMLElement>(`[data-card="${CSS.escape(flight.to.id)}"]`);
      return card ? movements(card, flight) : [];
    });
    const how = { shell: element, view, counts: old.counts, timing: timing('--leave') };
    const left = leavers(old.places, places, flown).map((seen) => {
      const was = old.drawn.get(seen.id);
      return was ? leave(seen, was, how) : undefined;
    });
    for (const begin of [...begun, ...left]) begin?.();
  }, [view, shell, phone]);
  // What scrolls or is resized moves without a step: the next measure starts afresh.
  useLayoutEffect(() => {
    const element = shell.current;
    const afresh = () => {
      const old = before.current;
      const places = old && element && !still() ? placesIn(element) : undefined;
      before.current =
        old && element && places ? { ...old, places, drawn: drawnIn(element) } : undefined;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(afresh, 120);
    };
    element?.addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [shell]);
}
