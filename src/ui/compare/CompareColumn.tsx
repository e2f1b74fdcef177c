import { useId } from 'react';
import type { StepId } from '../../store/tree';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { ChangeMark } from './ChangeMark';
import { Chip } from './Chip';
import type { ColumnView } from './compare.view';

interface Props {
  readonly column: ColumnView;
  readonly place: number;
  readonly lines: readonly { readonly tip: StepId; readonly name: string }[];
  readonly onLine: (tip: StepId) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onGo: () => void;
  /** Absent where two columns are left. */
  readonly onRemove: (() => void) | undefined;
}

/** A column has the focus itself, so that keys go from one to the next. */
const REACHED = { tabIndex: 0 };

/** One position: which line and step, and the table as it lies there, in the order that all columns share. */
export function CompareColumn({ column, place, lines, onLine, onStep, onGo, onRemove }: Props) {
  const title = useId();
  const { name, number, words, atFork, atTip, trail, players, stack, tip } = column;
  return (
    <section
      className="comparecolumn"
      aria-labelledby={title}
      data-column={place}
      data-first={place === 0 ? '' : undefined}
      {...REACHED}
    >
      <header>
        <h3 id={title} className="vh">
          Column {place + 1}: <SymbolText text={name} />
        </h3>
        <div className="comparepick">
          <select
            className="input"
            aria-label={`Line of column ${place + 1}`}
            value={tip}
            onChange={({ target }) => onLine(target.value)}
          >
            {lines.map((line) => (
              <option key={line.tip} value={line.tip}>
                {line.name}
              </option>
            ))}
          </select>
          {onRemove && (
            <button
              type="button"
              className="btn plain icon"
              aria-label={`Take column ${place + 1} away`}
              onClick={onRemove}
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
        <p className="comparestep">
          <StepButton by={-1} place={place} off={atFork && 'this is the fork'} onStep={onStep} />
          <span>
            <b>{number === 0 ? 'Start' : `Step ${number}`}</b> <SymbolText text={words} />
          </span>
          <StepButton by={1} place={place} off={atTip && 'this is the end'} onStep={onStep} />
        </p>
        <ol className="comparetrail" aria-label="Since the fork">
          {trail.map(({ id, words: said }) => (
            <li key={id}>
              <SymbolText text={said} />
            </li>
          ))}
        </ol>
        <button type="button" className="btn small" onClick={onGo}>
          <Icon name="branch" />
          Go there
        </button>
      </header>
      <div className="comparestack">
        {stack.length > 0 && (
          <>
            <h4 className="cap">Stack, newest first</h4>
            <ol>
              {stack.map(({ key, words: said, mark }) => (
                <li key={key} className={cx(mark)}>
                  {said} {mark && <ChangeMark kind={mark} />}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {players.map(({ id, name: who, seat, life, pool, zones, differs, chips }) => (
        <div key={id} className="compareseat">
          <h4>
            <span className="seat who" data-seat={seat}>
              {who}
            </span>
            <b className="comparelife">
              {life}
              <span className="vh"> life</span>
            </b>
            {pool.map(({ symbol, count }) => (
              <ManaCost key={symbol} cost={symbol.repeat(count)} />
            ))}
            {differs && <ChangeMark kind="other" />}
          </h4>
          <p className="comparezones">{zones}</p>
          <ul>
            {chips.map((chip) => (
              <Chip key={chip.key} chip={chip} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface StepProps {
  readonly by: 1 | -1;
  readonly place: number;
  /** Why there is none. */
  readonly off: string | false;
  readonly onStep: (by: 1 | -1) => void;
}

function StepButton({ by, place, off, onStep }: StepProps) {
  const label = `${by < 0 ? 'One step back' : 'One step on'} in column ${place + 1}`;
  return (
    <button
      type="button"
      className="btn plain icon"
      aria-label={off ? `${label}: ${off}` : label}
      title={off ? `${label}: ${off}` : label}
      aria-disabled={off !== false}
      onClick={() => off === false && onStep(by)}
    >
      <Icon name={by < 0 ? 'left' : 'right'} />
    </button>
  );
}
