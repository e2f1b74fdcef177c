import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { PICTURE } from '../../explain/moments';
import { DialogFrame } from '../dialogs/DialogFrame';
import { cx } from '../look/cx';
import { SymbolText } from '../mana/SymbolText';
import { spoken } from '../mana/symbols.view';
import { RuleChips } from '../small/RuleChips';
import { useLaneKeys } from './useLaneKeys';
import type { MomentView, XrayView } from './xray.view';
import '../look/whylanes.css';

interface Props {
  readonly view: XrayView;
  readonly only: 'all' | 'windows';
  readonly onOnly: (only: 'all' | 'windows') => void;
  readonly onEnter: (moment: MomentView) => void;
  readonly onClose: () => void;
}

/** Lanes of players and the game, time running down: each moment at which somebody could act can be gone to. */
export function XrayDialog({ view, only, onOnly, onEnter, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame open wide title={PICTURE.title} onClose={onClose}>
      <div className="xrayhead">
        <p className="quiet">{PICTURE.hint}</p>
        <fieldset className="seg">
          <legend className="vh">{PICTURE.show}</legend>
          {(['all', 'windows'] as const).map((which) => (
            <button
              key={which}
              type="button"
              aria-pressed={only === which}
              onClick={() => onOnly(which)}
            >
              {PICTURE[which]}
            </button>
          ))}
        </fieldset>
      </div>
      {view.length === 0 ? (
        <p className="menuempty">{PICTURE.none}</p>
      ) : (
        <Lanes key={only} box={box} view={view} onEnter={onEnter} />
      )}
    </DialogFrame>
  );
}

/** Height of a row of one line at the usual size of text, and rows drawn beyond what is in view. */
const ROW = 34;
const BEYOND = 8;

interface LanesProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly view: XrayView;
  readonly onEnter: (moment: MomentView) => void;
}

function Lanes({ box, view, onEnter }: LanesProps) {
  const { lanes, length, now } = view;
  const keys = useLaneKeys(box, view, (row) => virtual.scrollToIndex(row));
  const virtual = useVirtualizer({
    count: length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    // What has the focus stays, wherever the list is scrolled to.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(keys.stop) ? drawn : [...drawn, keys.stop].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtual.scrollToIndex(now, { align: 'center' }), [now, virtual]);
  return (
    <div className="lanes margin" style={{ '--lanes': lanes.length } as CSSProperties} {...keys.on}>
      <p className="lanehead" aria-hidden="true">
        {lanes.map(({ name, seat }) => (
          <span key={name}>
            <span className={cx(seat !== undefined && 'seat')} data-seat={seat}>
              {name}
            </span>
          </span>
        ))}
        <span>{PICTURE.stack}</span>
      </p>
      <div className="lanebox" ref={box}>
        <ol className="lanerows" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const moment = view.at(index);
            return (
              moment && (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  aria-setsize={length}
                  aria-posinset={index + 1}
                  data-index={index}
                  className={cx(
                    'lanerow',
                    moment.kind,
                    moment.now && 'now',
                    moment.undone && 'undone',
                  )}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Row moment={moment} lanes={lanes} stop={index === keys.stop} onEnter={onEnter} />
                </li>
              )
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** All that stands in a row, as one sentence and what lies on the stack. */
const sayMoment = ({ number, name, words, stack }: MomentView, lane: string): string =>
  `${number === undefined ? '' : `${number} `}${lane} ${name}: ${spoken(words).replace(/\.$/, '')}. ${stack}`;

/** More than so many on the stack are told by their number alone. */
const MOST_BARS = 5;
const BARS = Array.from({ length: MOST_BARS }, (_, bar) => bar + 1);

interface RowProps {
  readonly moment: MomentView;
  readonly lanes: XrayView['lanes'];
  readonly stop: boolean;
  readonly onEnter: (moment: MomentView) => void;
}

function Row({ moment, lanes, stop, onEnter }: RowProps) {
  const { lane, name, words, rules, depth, stack, number, passed, now } = moment;
  return (
    <>
      {lanes.map((one, at) => (
        <div key={one.name} className={cx('lane', at === lane && 'has')}>
          {at === lane && (
            <>
              <button
                type="button"
                className={cx('moment', passed && 'passed')}
                tabIndex={stop ? 0 : -1}
                aria-label={sayMoment(moment, one.name)}
                aria-current={now ? 'step' : undefined}
                data-rove=""
                onClick={() => onEnter(moment)}
              >
                <i aria-hidden="true" />
                <span>
                  <small>
                    {number !== undefined && <b>{number} </b>}
                    <span className="narrow">{one.name} </span>
                    {name}
                  </small>
                  <SymbolText text={words} />
                </span>
              </button>
              <RuleChips rules={rules} />
            </>
          )}
        </div>
      ))}
      <div className="depth" title={stack} aria-hidden="true">
        {BARS.filter((bar) => bar <= depth).map((bar) => (
          <i key={bar} />
        ))}
        <span>{depth > 0 && depth.toLocaleString('en')}</span>
      </div>
    </>
  );
}
