import {
  type ContinuousEffect,
  characteristicsOf,
  cr,
  deriveWhole,
  type GameObject,
  LAYERS,
  type Layer,
  layerOf,
  type ObjectId,
  type RuleNumber,
  type State,
  type TraceStep,
} from '../../rules';
import type { Names } from '../naming/names';
import { namesOf } from '../naming/namesOf';
import { changeWords, DURATION_WORDS } from '../words/abilities';
import { signed } from '../words/numbers';
import { capitalised } from '../words/sentences';
import { citesOf, countersOf, startOf } from './derivation';
import { idleWords } from './idle';
import { WALK_FIELDS, type WalkOf } from './walkFields';

/** An object by its name, to be linked. */
export interface NamedObject {
  readonly object: ObjectId;
  readonly name: string;
}

/** When something began, by the name that its effects bear: "s12" or "f3". */
export interface Stamp {
  readonly of: string;
  readonly at: number;
}

/** A row of the walk through the layers. */
export interface WalkRow {
  /** The start, an effect that applies, one that does not, or layers that are passed over. */
  readonly row: 'start' | 'effect' | 'off' | 'fold';
  /** "7c", "1–6"; nothing for the start. */
  readonly layers: string;
  /** What is made of it: "+2/+0". */
  readonly head: string;
  readonly source?: NamedObject;
  /** More about it: why it does not apply, or that it changes nothing. */
  readonly remark?: string;
  readonly stamp?: Stamp;
  /** The value before and after, where it applies. */
  readonly before?: string;
  readonly after?: string;
  readonly cites: readonly RuleNumber[];
}

/** The way to a value through the layers (613), with all that is passed over or does not apply. */
export interface Walk {
  readonly of: WalkOf;
  readonly name: string;
  readonly question: string;
  readonly value: string;
  readonly rows: readonly WalkRow[];
}

/**
 * The way to a value of an object, layer by layer. What is gone has it as it last was (608.2h). Null for what
 * never was.
 * @param ended effects that applied to it and have ended
 */
export function walk(
  state: State,
  id: ObjectId,
  of: WalkOf,
  ended: readonly ContinuousEffect[] = [],
): Walk | null {
  const names = namesOf(state);
  const object = state.objects.get(id);
  const derived = deriveWhole(state, id);
  if (object === undefined || derived === null) return asItLastWas(state, id, of, names);
  const telling: Telling = { of, object, names };
  const applied = derived.steps.flatMap((step) => rowOf(telling, step));
  const rows = withEnded(telling, applied, ended);
  const value = WALK_FIELDS[of].value(derived.values, names);
  return walkWith(of, value, [...rows.slice(0, 1), ...folded(of, rows.slice(1))]);
}

const walkWith = (of: WalkOf, value: string, rows: readonly WalkRow[]): Walk => {
  const { name, question } = WALK_FIELDS[of];
  return { of, name, question: question(value), value, rows };
};

interface Telling {
  readonly of: WalkOf;
  readonly object: GameObject;
  readonly names: Names;
}

/** The way is told where the object was; of what has left only the end is known. */
function asItLastWas(state: State, id: ObjectId, of: WalkOf, names: Names): Walk | null {
  const values = characteristicsOf(state, id);
  if (values === undefined) return null;
  const value = WALK_FIELDS[of].value(values, names);
  const row = { row: 'start', layers: '', head: 'As it last was', after: value } as const;
  return walkWith(of, value, [{ ...row, cites: [cr('608.2h')] }]);
}

/** What a step of the computation comes to in the walk: nothing where it is not about the value. */
function rowOf(telling: Telling, step: TraceStep): readonly WalkRow[] {
  const { of, object, names } = telling;
  const { value, from } = WALK_FIELDS[of];
  const after = value(step.values, names);
  if (step.step === 'start') {
    const [words, cites] = startOf(object, of, from);
    return [{ row: 'start', layers: '', head: capitalised(words), after, cites }];
  }
  const before = value(step.before, names);
  if (step.step === 'noncreature') {
    if (before === after) return [];
    const head = 'It is no creature now';
    return [{ row: 'effect', layers: '', head, before, after, cites: [cr('208.3')] }];
  }
  if (before === after && !isAbout(of, step)) return [];
  const row = { layers: step.layer, head: headOf(telling, step), ...sourceOf(telling, step) };
  if (step.step === 'idle') {
    const { words, cites } = idleWords(step.idle, step.effect, names);
    return [{ ...row, row: 'off', remark: words, cites }];
  }
  return [
    {
      ...row,
      row: 'effect',
      ...(before === after && { remark: 'changes nothing here' }),
      before,
      after,
      cites: citesOf(step),
    },
  ];
}

type LayerStep = Extract<TraceStep, { readonly layer: Layer }>;

/** Whether an effect would change the value in this layer, whatever it came to. */
const isAbout = (of: WalkOf, { effect, layer }: LayerStep): boolean =>
  (effect?.changes ?? []).some(
    (change) => layerOf(change, false) === layer && WALK_FIELDS[of].changes.includes(change.change),
  );

function headOf({ object }: Telling, step: LayerStep): string {
  if (step.step === 'defining') return 'Its own ability defines it';
  if (step.step === 'counters') return capitalised(countersOf(object));
  const here = (step.effect?.changes ?? []).filter((c) => layerOf(c, false) === step.layer);
  return capitalised(here.map((change) => numbered(change, step) ?? shortWords(change)).join(', '));
}

type Changed = Parameters<typeof changeWords>[0];

/** A change whose numbers its text works out, with what they came to here. */
function numbered(change: Changed, { step, before, values }: LayerStep): string | undefined {
  if (step !== 'effect' || (change.change !== 'setPT' && change.change !== 'modifyPT')) return;
  const { power, toughness } = change;
  if (typeof power === 'number' && typeof toughness === 'number') return undefined;
  if (change.change === 'setPT') {
    return power === undefined || toughness === undefined
      ? undefined
      : `becomes ${values.power}/${values.toughness}`;
  }
  const grown = (was: number | null, is: number | null) => signed((is ?? 0) - (was ?? 0));
  return `${grown(before.power, values.power)}/${grown(before.toughness, values.toughness)}`;
}

const isWorkedOut = (amount: unknown): boolean => typeof amount === 'object';

/** A change in a column of its own: "+2/+0". */
function shortWords(change: Changed): string {
  if (change.change === 'switchPT') return 'switched';
  if (change.change === 'setPT' && isWorkedOut(change.power) && isWorkedOut(change.toughness)) {
    return 'has the size that its text gives';
  }
  const words = changeWords(change);
  return change.change === 'modifyPT' ? words.replace(/^gets /, '') : words;
}

function sourceOf(
  { object, names }: Telling,
  { source, effect }: LayerStep,
): Pick<WalkRow, 'source' | 'stamp'> {
  if (effect === null) return {};
  const own = effect.counter === undefined ? {} : { remark: `its ${effect.counter} counter` };
  const named = source === object.id && effect.counter !== undefined;
  return {
    ...own,
    ...(!named && { source: { object: source, name: names.object(source) } }),
    stamp: { of: stampName(effect.id), at: effect.timestamp },
  };
}

/** The name of what has the timestamp of an effect: effects of one object have it in common. */
export const stampName = (effect: string): string => /^[sf]\d+/.exec(effect)?.[0] ?? effect;

/** Adds the effects that have ended, each last in its layer. */
function withEnded(
  { of, object, names }: Telling,
  rows: readonly WalkRow[],
  ended: readonly ContinuousEffect[],
): readonly WalkRow[] {
  const more = ended.flatMap(({ source, content, affected, duration, id, timestamp }) => {
    if (content.kind !== 'changes' || !affected.objects?.includes(object.id)) return [];
    const changes = content.changes.filter(({ change }) =>
      WALK_FIELDS[of].changes.includes(change),
    );
    const lasted = DURATION_WORDS[duration];
    return changes.map(
      (change): WalkRow => ({
        row: 'off',
        layers: layerOf(change, false),
        head: capitalised(shortWords(change)),
        source: { object: source, name: names.object(source) },
        remark: lasted === '' ? 'it has ended' : `it has ended: it held ${lasted}`,
        stamp: { of: `f${id}`, at: timestamp },
        cites: [cr('611.2a')],
      }),
    );
  });
  // Sorting keeps the order of those of one layer; the start is of none.
  return [...rows, ...more]
    .map((row, nth) => ({ row, nth }))
    .sort((a, b) => placeOf(a.row) - placeOf(b.row) || a.nth - b.nth)
    .map(({ row }) => row);
}

const placeOf = ({ row, layers }: WalkRow): number =>
  row === 'start' ? -1 : layers === '' ? LAYERS.length : LAYERS.indexOf(layers as Layer);

/** Layers in which nothing is said become one row. Of power and toughness 7a and 7b stand by themselves. */
function folded(of: WalkOf, rows: readonly WalkRow[]): readonly WalkRow[] {
  const told = new Set(rows.map(({ layers }) => layers));
  const out: WalkRow[] = [];
  let silent: Layer[] = [];
  const fold = () => {
    if (silent.length > 0) out.push(foldRow(of, silent));
    silent = [];
  };
  for (const layer of LAYERS) {
    if (of === 'size' && layer === '7a') fold();
    if (!told.has(layer)) {
      silent.push(layer);
      continue;
    }
    fold();
    out.push(...rows.filter(({ layers }) => layers === layer));
  }
  fold();
  return [...out, ...rows.filter(({ layers }) => layers === '')];
}

function foldRow(of: WalkOf, silent: readonly Layer[]): WalkRow {
  const layers = rangeOf(silent);
  const sizes = of === 'size' && silent.every((layer) => layer === '7a' || layer === '7b');
  const head = sizes ? 'Nothing defines or sets them' : WALK_FIELDS[of].unchanged;
  return { row: 'fold', layers, head, cites: [] };
}

/** "1–6", "7a, 7b", "5–7": the sublayers all together are layer 7. */
function rangeOf(layers: readonly Layer[]): string {
  const [first, last] = [layers[0] ?? '', layers.at(-1) ?? ''];
  if (first === last) return first;
  const end = last === '7d' && !first.startsWith('7') ? '7' : last;
  if (first === '7a' && last === '7d') return '7';
  return layers.length === 2 ? `${first}, ${end}` : `${first}–${end}`;
}
