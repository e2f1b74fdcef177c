import { useId } from 'react';
import { RuleChips } from '../small/RuleChips';
import type { AddingView, Id, PortionView } from '../views';
import { aboutNever, type Place } from './portions.view';

interface Props {
  readonly player: Id;
  readonly players: AddingView['players'];
  readonly place: Place;
  readonly places: readonly Place[];
  readonly portions: readonly PortionView[];
  readonly onPlayer: (player: Id) => void;
  readonly onPlace: (place: string) => void;
}

/** Whose it becomes and where it is put; and what the rules would say to that. */
export function Where({ player, players, place, places, portions, onPlayer, onPlace }: Props) {
  const id = useId();
  const said = aboutNever(portions, place);
  return (
    <>
      <div className="two">
        <label className="field-line" htmlFor={`${id}p`}>
          Whose
          <select
            id={`${id}p`}
            className="input"
            value={player}
            onChange={(event) => onPlayer(event.target.value)}
          >
            {players.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
        <label className="field-line" htmlFor={`${id}z`}>
          Where
          <select
            id={`${id}z`}
            className="input"
            value={place.id}
            onChange={(event) => onPlace(event.target.value)}
          >
            {places.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div role="status">
        {said && (
          <p className="neverenters">
            {said.words} <RuleChips rules={said.rules.map((rule) => ({ rule }))} />
          </p>
        )}
      </div>
    </>
  );
}
