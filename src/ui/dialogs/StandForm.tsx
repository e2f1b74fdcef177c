import { useId } from 'react';
import { CounterRows } from '../small/CounterRows';
import { Stepper } from '../small/Stepper';
import { Tick } from '../small/Tick';
import type { NamedChoice, StandingChoices, StandingView } from '../views';

interface Props {
  readonly value: StandingView;
  readonly choices: StandingChoices;
  /** Under whose control may be said, too. */
  readonly controlled?: boolean;
  /** Counters may be said, too. */
  readonly counters?: boolean;
  readonly onChange: (value: StandingView) => void;
}

const MOST = 999_999;
const COLOURS = ['white', 'blue', 'black', 'red', 'green'] as const;

/** How an object stands on the battlefield: all that can be said of it by hand. */
export function StandForm({
  value,
  choices,
  controlled = false,
  counters = false,
  onChange,
}: Props) {
  const id = useId();
  const set = (part: StandingView) => onChange({ ...value, ...part });
  const { chosen = {} } = value;
  const choose = (part: NonNullable<StandingView['chosen']>) =>
    set({ chosen: { ...chosen, ...part } });
  const players = choices.players.map((name) => ({ value: name, label: name }));
  return (
    <div className="standform">
      <div className="addstate">
        <Tick label="Tapped" on={value.tapped ?? false} onChange={(tapped) => set({ tapped })} />
        <Tick label="Summoning sick" on={value.sick ?? false} onChange={(sick) => set({ sick })} />
        <Tick
          label="Face down"
          on={value.faceDown ?? false}
          onChange={(faceDown) => set({ faceDown })}
        />
        <Tick
          label="Phased out"
          on={value.phasedOut ?? false}
          onChange={(phasedOut) => set({ phasedOut })}
        />
        <Tick label="Was cast" on={value.cast ?? false} onChange={(cast) => set({ cast })} />
      </div>
      <div className="two">
        <div className="field-line">
          <span aria-hidden="true">Damage</span>
          <Stepper
            label="Damage"
            min={0}
            max={MOST}
            value={value.damage ?? 0}
            onChange={(damage) => set({ damage })}
          />
        </div>
        <div className="field-line">
          <span aria-hidden="true">Times kicked</span>
          <Stepper
            label="Times kicked"
            min={0}
            max={99}
            value={value.kicked ?? 0}
            onChange={(kicked) => set({ kicked })}
          />
        </div>
      </div>
      {counters && (
        <CounterRows
          id={`${id}k`}
          amounts={value.counters ?? {}}
          kinds={['+1/+1']}
          onChange={(amounts) => set({ counters: amounts })}
        />
      )}
      <div className="two">
        {controlled && (
          <Select
            id={`${id}c`}
            label="Controller"
            value={value.controller ?? ''}
            choices={players}
            onChange={(controller) => set({ controller })}
          />
        )}
        <Select
          id={`${id}h`}
          label="Attached to"
          none="Nothing"
          value={value.attachedTo ?? ''}
          choices={choices.hosts}
          onChange={(attachedTo) => set({ attachedTo })}
        />
        <Select
          id={`${id}a`}
          label="Attacking"
          none="Nobody"
          value={value.attacking ?? ''}
          choices={choices.attacked}
          onChange={(attacking) => set({ attacking })}
        />
      </div>
      <details className="unfold">
        <summary>What was chosen for it</summary>
        <div className="two">
          <Select
            id={`${id}1`}
            label="Colour"
            none="None"
            value={chosen.color ?? ''}
            choices={COLOURS.map((colour) => ({ value: colour, label: colour }))}
            onChange={(word) => {
              const color = COLOURS.find((one) => one === word);
              const { color: _, ...others } = chosen;
              set({ chosen: color === undefined ? others : { ...others, color } });
            }}
          />
          <Select
            id={`${id}2`}
            label="Player"
            none="None"
            value={chosen.player ?? ''}
            choices={players}
            onChange={(player) => choose({ player })}
          />
          <Words
            id={`${id}3`}
            label="Type"
            value={chosen.type ?? ''}
            onChange={(type) => choose({ type })}
          />
          <Words
            id={`${id}4`}
            label="Card name"
            value={chosen.name ?? ''}
            onChange={(name) => choose({ name })}
          />
          <div className="field-line">
            <span aria-hidden="true">X</span>
            <Stepper
              label="X"
              min={0}
              max={MOST}
              value={chosen.x ?? 0}
              onChange={(x) => choose({ x })}
            />
          </div>
        </div>
      </details>
    </div>
  );
}

function Select({
  id,
  label,
  none,
  value,
  choices,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly none?: string;
  readonly value: string;
  readonly choices: readonly NamedChoice[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field-line" htmlFor={id}>
      {label}
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Words({
  id,
  label,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field-line" htmlFor={id}>
      {label}
      <input
        id={id}
        className="input"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
