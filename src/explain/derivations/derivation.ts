import {
  type AppliedStep,
  characteristicsOf,
  citeLayer,
  cr,
  deriveCharacteristics,
  effectSource,
  type GameObject,
  type Layer,
  layerOf,
  type ObjectId,
  type RuleNumber,
  type State,
} from '../../rules';
import type { Names } from '../naming/names';
import { namesOf } from '../naming/namesOf';
import { changeWords } from '../words/abilities';
import { counted } from '../words/numbers';
import { asSentence, capitalised, listed, possessive } from '../words/sentences';
import { FIELD_WORDS, type Field } from './fields';

/** One step on the way to a value. */
export interface DerivationLine {
  readonly text: string;
  /** The layer in which it applies; null for the beginning. */
  readonly layer: Layer | null;
  /** The object whose effect it is. */
  readonly source: ObjectId | null;
  readonly cites: readonly RuleNumber[];
  /** The value before, null for the beginning, and after. */
  readonly before: string | null;
  readonly after: string;
}

/** How a value came about. The last line ends in the value. */
export interface DerivedValue {
  readonly field: Field;
  readonly lines: readonly DerivationLine[];
  readonly value: string;
}

/**
 * The way to a characteristic of an object or to its controller, layer by layer (613): where it starts
 * and each effect that changed it. What is gone has it as it last was (608.2h). Null for what never was.
 */
export function derivation(state: State, id: ObjectId, field: Field): DerivedValue | null {
  const names = namesOf(state);
  const { value } = FIELD_WORDS[field];
  const object = state.objects.get(id);
  const derived = deriveCharacteristics(state, id);
  if (object === undefined || derived === null) return asItLastWas(state, id, field, names);
  const lines = derived.steps.flatMap((step): readonly DerivationLine[] => {
    if (step.step === 'start') return [startLine(object, field, value(step.values, names))];
    const before = value(step.before, names);
    const after = value(step.values, names);
    if (before === after) return [];
    return [
      step.step === 'noncreature'
        ? sizelessLine(step, before, after)
        : stepLine(state, object, step, before, after, names),
    ];
  });
  return { field, lines, value: value(derived.values, names) };
}

function asItLastWas(state: State, id: ObjectId, field: Field, names: Names): DerivedValue | null {
  const values = characteristicsOf(state, id);
  if (values === undefined) return null;
  const value = FIELD_WORDS[field].value(values, names);
  const line: DerivationLine = {
    text: asSentence(`as it last was: ${value}`),
    layer: null,
    source: null,
    cites: [cr('608.2h')],
    before: null,
    after: value,
  };
  return { field, lines: [line], value };
}

function startLine(object: GameObject, field: Field, value: string): DerivationLine {
  const [from, cites] = startOf(object, field, FIELD_WORDS[field].from);
  return {
    text: asSentence(`${from}: ${value}`),
    layer: null,
    source: null,
    cites,
    before: null,
    after: value,
  };
}

/** Where a value starts (613.1), and by which rules. */
export function startOf(
  object: GameObject,
  field: Field | 'manaCost' | 'size' | 'loyalty',
  from: RuleNumber,
): readonly [string, readonly RuleNumber[]] {
  if (field === 'controller') {
    const onTable = object.zone === 'battlefield' || object.zone === 'stack';
    return onTable ? ['under whose control it came', [from]] : ['its owner', [cr('108.4')]];
  }
  if (object.faceDown) return ['face down', [cr('708.2a')]];
  const variable =
    (field === 'power' && typeof object.printed.power === 'string') ||
    (field === 'toughness' && typeof object.printed.toughness === 'string') ||
    (field === 'size' && [object.printed.power, object.printed.toughness].some(isStar));
  if (variable) return ['printed as *, which counts as', [cr('208.2'), cr('604.3')]];
  switch (object.kind) {
    case 'token':
      return ['by the effect that made the token', [cr('613.1'), cr('111.3')]];
    case 'copy':
      return ['as it was copied', [cr('613.1'), cr('707.2')]];
    case 'card':
      return ['printed', [cr('613.1'), from]];
    default:
      return ['at first', [cr('613.1')]];
  }
}

const isStar = (size: unknown): boolean => typeof size === 'string';

type Step = Exclude<AppliedStep, { readonly step: 'start' | 'noncreature' }>;

/** A noncreature permanent has no power or toughness (208.3). */
function sizelessLine(
  { source }: Extract<AppliedStep, { readonly step: 'noncreature' }>,
  before: string,
  after: string,
): DerivationLine {
  const text = asSentence(`It is no creature now: ${before} becomes ${after}`);
  return { text, layer: null, source, cites: [cr('208.3')], before, after };
}

function stepLine(
  state: State,
  object: GameObject,
  step: Step,
  before: string,
  after: string,
  names: Names,
): DerivationLine {
  const waited = step.after.flatMap((id) => effectSource(state, id) ?? []);
  const waits =
    waited.length === 0
      ? ''
      : `; it waits for ${listed([...new Set(waited)].map((id) => `the effect of ${names.object(id)}`))}, on which it depends`;
  const words = `${wordsOf(object, step, names)}: ${before} becomes ${after}${waits}`;
  return {
    text: asSentence(capitalised(words)),
    layer: step.layer,
    source: step.source,
    cites: [...citesOf(step), ...(waited.length === 0 ? [] : [cr('613.8b')])],
    before,
    after,
  };
}

function wordsOf(object: GameObject, step: Step, names: Names): string {
  switch (step.step) {
    case 'defining':
      return 'its own ability that defines it';
    case 'counters':
      return countersOf(object);
    case 'effect': {
      const counter = step.effect?.counter;
      const source = counter === undefined ? names.object(step.source) : `its ${counter} counter`;
      const changes = (step.effect?.changes ?? []).filter((c) => layerOf(c, false) === step.layer);
      const what = listed(changes.map((c) => changeWords(c)));
      return what === '' ? `${possessive(source)} effect` : `${source}, by which it ${what}`;
    }
  }
}

export function countersOf(object: GameObject): string {
  const kinds = ['+1/+1', '-1/-1'].flatMap((kind) => {
    const n = object.counters[kind] ?? 0;
    return n === 0 ? [] : [counted(n, `${kind} counter`)];
  });
  return listed(kinds);
}

export function citesOf(step: Step): readonly RuleNumber[] {
  const layer = citeLayer(step.layer);
  switch (step.step) {
    case 'defining':
      return [layer, cr('604.3')];
    case 'counters':
      return [layer, cr('122.1a')];
    case 'effect':
      return step.effect?.counter === undefined ? [layer] : [layer, cr('122.1b')];
  }
}
