import {
  type Characteristics,
  characteristicsOf,
  cr,
  type GameObject,
  type State,
} from '../../rules';
import { WALK_FIELDS, type WalkOf } from '../derivations/walkFields';
import { namesOf } from '../naming/namesOf';
import { counted } from '../words/numbers';
import { listed } from '../words/sentences';
import type { LensLine } from './line';

const FIELDS: readonly WalkOf[] = ['colors', 'types', 'abilities', 'size'];

/** What only lies on an object, and no copy takes (707.2): effects, status, counters, and how it came. */
export function notCopied(
  state: State,
  object: GameObject,
  copiable: Characteristics,
): readonly LensLine[] {
  return object.zone === 'stack' ? ofSpell(object) : ofPermanent(state, object, copiable);
}

function ofSpell({ onStack, cast, manaSpent }: GameObject): readonly LensLine[] {
  return [
    ...(cast === null || onStack?.as !== 'spell'
      ? []
      : [{ name: 'Cast', words: 'a copy is not cast', cites: [cr('707.10')] }]),
    ...(onStack === null || onStack.as === 'spell'
      ? []
      : [{ name: 'Activated', words: 'a copy is not activated', cites: [cr('707.10')] }]),
    ...(manaSpent === undefined
      ? []
      : [{ name: 'Mana spent', words: 'none for the copy', cites: [cr('707.10')] }]),
    { name: 'Controller', words: 'who makes the copy', cites: [cr('707.10')] },
  ];
}

function ofPermanent(
  state: State,
  object: GameObject,
  copiable: Characteristics,
): readonly LensLine[] {
  const names = namesOf(state);
  const now = characteristicsOf(state, object.id);
  const cites = [cr('707.2')];
  const lines: LensLine[] = [];
  if (now !== undefined) {
    for (const of of FIELDS) {
      const { name, value } = WALK_FIELDS[of];
      const [is, own] = [value(now, names), value(copiable, names)];
      if (is !== own) lines.push({ name, words: `${is}: what effects make of it`, cites });
    }
  }
  if (object.zone !== 'battlefield') return lines;
  const counters = Object.entries(object.counters).filter(([, n]) => n > 0);
  lines.push({
    name: 'Status',
    words: object.tapped ? 'tapped; a copy enters untapped' : 'a copy enters untapped',
    cites: [cr('110.5b')],
  });
  lines.push({
    name: 'Counters',
    words:
      counters.length === 0
        ? 'none'
        : listed(counters.map(([kind, n]) => counted(n, `${kind} counter`))),
    cites,
  });
  if (object.damage > 0) lines.push({ name: 'Damage', words: `${object.damage} marked`, cites });
  if (object.attachments.length > 0) {
    const words = listed(object.attachments.map((id) => names.object(id)));
    lines.push({ name: 'Attached', words, cites });
  }
  if (object.kicked.length > 0) {
    lines.push({ name: 'Kicked', words: 'a copy of a permanent was not kicked', cites });
  }
  if (object.x !== null && object.x > 0) {
    lines.push({ name: 'X', words: 'it is 0 for a copy', cites });
  }
  if (Object.keys(object.chosen).length > 0) {
    lines.push({ name: 'Choices', words: 'made anew as the copy enters', cites });
  }
  lines.push({ name: 'Controller', words: 'who makes the copy', cites: [cr('111.2')] });
  return lines;
}
