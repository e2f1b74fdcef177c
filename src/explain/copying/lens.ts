import { findCard } from '../../cards/held';
import {
  beforeExceptions,
  type Characteristics,
  type CopiableValues,
  characteristicsOf,
  copiableValuesOf,
  cr,
  type GameObject,
  isDoubleFaced,
  isPermanentType,
  type ObjectId,
  type RuleNumber,
  type State,
  toCharacteristics,
} from '../../rules';
import { WALK_FIELDS, type WalkOf } from '../derivations/walkFields';
import { namesOf } from '../naming/namesOf';
import { coloursInWords } from '../words/mana';
import { counted, withArticle } from '../words/numbers';
import { asSentence, listed } from '../words/sentences';
import { spokenTypes } from '../words/typeLine';
import type { LensLine } from './line';
import { notCopied } from './notCopied';

/** What copying takes over of an object, what it does not, and what a copying effect changed (707). */
export interface Lens {
  /** It is itself a copy. */
  readonly isCopy: boolean;
  readonly copied: readonly LensLine[];
  readonly notCopied: readonly LensLine[];
  readonly changed: readonly LensLine[];
  /** In place of changes, where there are none. */
  readonly unchanged: string;
  /** What a copy of it would be. */
  readonly would: string;
  readonly wouldCites: readonly RuleNumber[];
  /** A token that is a copy can be made of it: it would be a permanent (111.5). */
  readonly makeable: boolean;
}

const FIELDS: readonly WalkOf[] = [
  'name',
  'manaCost',
  'colors',
  'types',
  'abilities',
  'size',
  'loyalty',
];

/** The lens on an object; nothing for what has no values that are copied. */
export function copyLens(state: State, id: ObjectId): Lens | null {
  const object = recordOf(state, id);
  if (object === undefined || object.kind === 'emblem') return null;
  const copiable = copiableValuesOf(state, id);
  const base = copiedFrom(state, object, copiable);
  const values = toCharacteristics(copiable, object);
  const was = base && toCharacteristics(base, object);
  const changed = was === undefined ? [] : changedLines(was, values, state);
  const names = new Set(changed.map(({ name }) => name));
  const isCopy = isACopy(object, copiable, base);
  return {
    isCopy,
    copied: [
      ...(object.kind === 'ability' ? [] : valueLines(was ?? values, state, object)).filter(
        ({ name }) => !names.has(name),
      ),
      ...stackLines(object),
    ],
    notCopied: notCopied(state, object, values),
    changed,
    unchanged: isCopy
      ? 'The effect that copied it has no exceptions.'
      : 'What makes a copy may name exceptions; they become part of what is copied (707.9).',
    would: wouldBe(state, object, values),
    wouldCites: object.zone === 'stack' ? [cr('707.10')] : [cr('707.2'), cr('707.3')],
    makeable: object.kind !== 'ability' && isPermanentType(values.types),
  };
}

/**
 * What was copied, where the effect that copied it had exceptions. Those of what it copied are copied with the rest
 * (707.3): another had the very same values before it.
 */
function copiedFrom(
  state: State,
  { id, timestamp }: GameObject,
  copiable: CopiableValues,
): CopiableValues | undefined {
  const base = beforeExceptions(copiable);
  if (base === undefined) return undefined;
  const others = [...state.battlefield.list(), ...state.departed.ids()];
  const copied = others.some((other) => {
    const before = recordOf(state, other);
    return (
      other !== id &&
      before !== undefined &&
      before.timestamp < timestamp &&
      copiableValuesOf(state, other) === copiable
    );
  });
  return copied ? undefined : base;
}

/** What the lens asks of an object. */
export function lensTitle(state: State, id: ObjectId): string {
  return copyLens(state, id)?.isCopy === true ? 'What the copy took' : 'What a copy would take';
}

const recordOf = (state: State, id: ObjectId): GameObject | undefined =>
  state.objects.get(id) ?? state.departed.get(id)?.object;

/** A copy of a spell, something with a copy effect on it, or with exceptions, which only copying makes. */
function isACopy(
  { kind, printed, faceDown }: GameObject,
  copiable: CopiableValues,
  base: CopiableValues | undefined,
): boolean {
  if (kind === 'copy' || base !== undefined) return true;
  if (faceDown !== null) return false;
  // A token with the name of a card was made as a copy of it.
  if (kind === 'token') return findCard(copiable.name) !== undefined;
  return kind === 'card' && copiable.name !== printed.name && printed.faces === undefined;
}

/** The values that are copied (707.2); of what is face down, those that being so gives it (708.2a). */
function valueLines(
  values: Characteristics,
  state: State,
  object: GameObject,
): readonly LensLine[] {
  const names = namesOf(state);
  const cites = object.faceDown === null ? [cr('707.2')] : [cr('707.2'), cr('708.2a')];
  const lines = FIELDS.flatMap((of): readonly LensLine[] => {
    const words = WALK_FIELDS[of].value(values, names);
    const none = words === 'none' && of !== 'abilities';
    return none || (object.faceDown !== null && of === 'name')
      ? []
      : [
          {
            name: WALK_FIELDS[of].name,
            words,
            cites: of === 'abilities' ? [...cites, cr('707.2a')] : cites,
          },
        ];
  });
  const faces = object.faceDown === null && isDoubleFaced(object.printed);
  return faces
    ? [...lines, { name: 'Faces', words: 'both, the same one up', cites: [cr('707.8a')] }]
    : lines;
}

/** What was chosen for a spell or ability as it was put on the stack, which a copy has as well (707.10). */
function stackLines({ zone, onStack, kicked, x, alternative }: GameObject): readonly LensLine[] {
  if (zone !== 'stack' || onStack === null) return [];
  const cites = [cr('707.10')];
  const lines: LensLine[] = [];
  if (onStack.as !== 'spell') {
    lines.push({ name: 'Ability', words: 'its text and its source', cites: [cr('707.10b')] });
  }
  if (kicked.length > 0) {
    lines.push({
      name: 'Kicked',
      words: `for ${listed(kicked)}`,
      cites: [cr('707.10'), cr('702.33d')],
    });
  }
  if (x !== null) lines.push({ name: 'X', words: `${x}`, cites });
  if (alternative !== undefined) {
    lines.push({ name: 'Cast for', words: `its ${alternative} cost`, cites });
  }
  const { modes, targets } = onStack;
  if (modes.length > 0) lines.push({ name: 'Modes', words: counted(modes.length, 'mode'), cites });
  const chosen = targets.flat();
  if (chosen.length > 0) {
    const words = `${counted(chosen.length, 'target')}; the effect may let others be chosen`;
    lines.push({ name: 'Targets', words, cites: [cr('707.10'), cr('707.10c')] });
  }
  if (chosen.some(({ amount }) => amount !== undefined)) {
    lines.push({ name: 'Division', words: 'the same shares', cites });
  }
  return lines;
}

/** What the exceptions of the copying effect changed: set values by 707.9b, added abilities by 707.9a. */
function changedLines(
  was: Characteristics,
  is: Characteristics,
  state: State,
): readonly LensLine[] {
  const names = namesOf(state);
  return FIELDS.flatMap((of): readonly LensLine[] => {
    const { name, value } = WALK_FIELDS[of];
    const [before, after] = [value(was, names), value(is, names)];
    if (before === after) return [];
    const adds = of === 'abilities' && is.abilities.length > was.abilities.length;
    return [
      { name, words: `${after}, not ${before}`, cites: adds ? [cr('707.9a')] : [cr('707.9b')] },
    ];
  });
}

/** "A copy of Serra Angel would be Serra Angel, a 4/4 white Angel creature with flying and vigilance." */
function wouldBe(state: State, object: GameObject, values: Characteristics): string {
  const names = namesOf(state);
  const name = names.object(object.id);
  if (object.zone === 'stack') {
    const now = characteristicsOf(state, object.id);
    const what = object.kind === 'ability' ? 'the same ability' : now?.name || 'the same spell';
    return asSentence(
      `a copy of ${name} would be ${what}, with all that was chosen for it, and not cast`,
    );
  }
  const size = values.power === null ? '' : `${values.power}/${values.toughness}`;
  const colours =
    values.colors.length === 0 && values.types.includes('Land')
      ? ''
      : coloursInWords(values.colors);
  const kind = [size, colours, spokenTypes(values)].filter((one) => one !== '').join(' ');
  const abilities = WALK_FIELDS.abilities.value(values, names);
  const called = values.name === '' ? '' : `${values.name.replace(/ Token$/, '')}, `;
  const having = abilities === 'none' ? ', without abilities' : `, with ${abilities}`;
  return asSentence(`a copy of it would be ${called}${withArticle(kind)}${having}`);
}
