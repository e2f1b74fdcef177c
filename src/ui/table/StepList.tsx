import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RovingContext } from '../small/RuleChip';
import type { Id, StepsActions, StepsView } from '../views';
import { useBoard } from './BoardContext';
import { StepRow } from './StepRow';
import { shownEvents, stateOf } from './steps.view';
import { useLooking } from './useLooking';
import { useRowKeys } from './useRowKeys';

interface Props {
  readonly steps: StepsView;
  readonly seen: Id | undefined;
  readonly actions: StepsActions;
}

/** Rows of one line, where nothing is known of them yet: pixels at the usual size of text. */
const ROW = 30;
/** Rows drawn beyond what is in view. */
const BEYOND = 8;

/**
 * The steps as a list of which only what is in view is drawn. One tab stop; up and down go from step to step,
 * left and right to all that stands beside one.
 */
export function StepList({ steps, seen, actions }: Props) {
  const { rows, now, detail } = steps;
  const { menu } = useBoard();
  const box = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState<{ detail: string; ids: ReadonlySet<Id> }>({
    detail,
    ids: new Set(),
  });
  const turnedNow = turned.detail === detail ? turned.ids : new Set<Id>();
  const keys = useRowKeys(box, now, rows.length, (row) => virtual.scrollToIndex(row));
  const looking = useLooking(actions.onPreview);
  // The same for the same rows: with another one all of them would be measured again.
  const getItemKey = useCallback(
    (place: number) => rows.idAt?.(place) ?? rows.at(place)?.id ?? place,
    [rows],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    getItemKey,
    // The row with the focus stays, wherever the list is scrolled to.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(keys.stop) || keys.stop >= rows.length
        ? drawn
        : [...drawn, keys.stop].sort((a, b) => a - b);
    },
  });
  const height = virtual.scrollRect?.height ?? 0;
  const size = virtual.measurementsCache[now]?.size ?? 0;
  // The present step is in view, also where the list gets less room; of one that has no room, its beginning.
  useEffect(() => {
    if (now < rows.length) virtual.scrollToIndex(now, { align: size > height ? 'start' : 'auto' });
  }, [now, rows.length, size, height, virtual]);
  const turn = (id: Id) => {
    const ids = new Set(turnedNow);
    if (!ids.delete(id)) ids.add(id);
    setTurned({ detail, ids });
  };
  return (
    <RovingContext value={true}>
      <div className="log margin" ref={box} {...keys.on} {...looking.on}>
        <ol style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const step = rows.at(index);
            if (step === undefined) return null;
            const events = shownEvents(step, detail, turnedNow.has(step.id));
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-look={index === now ? undefined : step.id}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <StepRow
                  step={step}
                  state={stateOf(index, now)}
                  events={events}
                  openable={(step.events?.length ?? 0) > 0}
                  stop={index === keys.stop}
                  seen={seen === step.id}
                  onOpen={turn}
                  onSelect={(id) => {
                    looking.stop();
                    actions.onStep(id);
                  }}
                  onNote={actions.onNote}
                  onMenu={menu}
                  onLook={actions.onPreview}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </RovingContext>
  );
}
