import { characteristicsOf, type GameObject, type ObjectId, type State } from '../../rules';
import { namesOf } from '../naming/namesOf';
import { numberWord } from '../words/numbers';
import { inZone } from '../words/places';
import { capitalised, possessive } from '../words/sentences';

/** The words around what the inspector shows. */
export interface InspectorWords {
  /** What the whole of it is called. */
  readonly label: string;
  readonly title: string;
  /** What and whose it is, in a line. */
  readonly line: string;
  readonly leave: string;
  /** To what was inspected before; absent: it was opened from the table. */
  readonly back?: string;
  readonly actions: string;
}

/** The words around an object; where no state is given, around one that was not there. */
export function inspectorWords(
  state: State | undefined,
  id: ObjectId,
  before: boolean,
): InspectorWords {
  const around = { leave: 'Table', actions: 'All actions', ...(before && { back: 'Back' }) };
  const object = state && (state.objects.get(id) ?? state.departed.get(id)?.object);
  if (state === undefined || object === undefined) {
    return {
      ...around,
      label: 'Why it is as it is',
      title: 'Not there',
      line: 'At this step there is no such object.',
    };
  }
  const name = namesOf(state).object(id);
  return {
    ...around,
    label: `Why ${name} is as it is`,
    title: capitalised(name),
    line: lineOf(state, object),
  };
}

/** "Ada’s token, one of two objects with this name"; of what has left, that it is as it last was. */
function lineOf(state: State, object: GameObject): string {
  const names = namesOf(state);
  const { id, zone, kind, owner } = object;
  const values = characteristicsOf(state, id);
  const whose = names.player(values?.controller ?? object.controller);
  const noun = kind === 'token' || kind === 'emblem' ? kind : names.noun(id);
  const place = zone === 'battlefield' ? '' : ` ${inZone(zone, names.player(owner))}`;
  const what = `${possessive(whose)} ${noun}${zone === 'battlefield' || zone === 'stack' ? '' : place}`;
  if (!state.objects.has(id)) return `${what}, as it last was`;
  const same = values?.name ? namesakes(state, values.name) : 1;
  return same > 1 ? `${what}, one of ${numberWord(same)} objects with this name` : what;
}

/** More permanents than these are not counted through for their names. */
const MOST = 500;

function namesakes(state: State, name: string): number {
  if (state.battlefield.size > MOST) return 1;
  return [...state.battlefield.list(), ...state.stack].filter(
    (id) => characteristicsOf(state, id)?.name === name,
  ).length;
}
