import type { EffectId, Instruction, ObjectId, PlayerId, Target } from '../../rules';
import { numberWord, pluralOf, withArticle } from '../words/numbers';
import type { Slot } from '../words/purposes';
import { listed } from '../words/sentences';

/** What sentences need to know of the things that they are about; ids become names. */
export interface Names {
  /** "Ada". */
  player(id: PlayerId): string;
  /** "Depth Defiler", "Goblin token", "the copy of Shock", "Depth Defiler's ability". */
  object(id: ObjectId): string;
  /** An ability, named by itself or by its source: "Depth Defiler's ability". */
  ability(id: ObjectId): string;
  /** Whose it is; undefined for what is not known. */
  owner(id: ObjectId): PlayerId | undefined;
  controller(id: ObjectId): PlayerId | undefined;
  isToken(id: ObjectId): boolean;
  /** It is, or last was, a creature or planeswalker: then "dies" is said (700.4). */
  isAlive(id: ObjectId): boolean;
  /** What it is to those who choose, by where it is: "card", "creature", "permanent", "spell". */
  noun(id: ObjectId): string;
  /** What was announced for a spell or ability: "kicked", "X is 3". */
  remarks(id: ObjectId): readonly string[];
  /** What made a continuous effect; undefined when it is no longer known. */
  effectSource(id: EffectId): ObjectId | undefined;
  /** What a slot of targets of a spell or ability asks for. */
  slot(about: ObjectId, slot: number): Slot | undefined;
  /** What the instruction at a place in the text of a spell or ability lets do, "you may …"; nothing where it is not known. */
  offered(about: ObjectId, path: readonly (string | number)[]): readonly Instruction[];
  /** The same in the words of its text, after "may"; undefined where it has none. */
  offeredText(about: ObjectId, path: readonly (string | number)[]): string | undefined;
}

/** More names than this are counted, not told. */
const MOST_NAMES = 6;

/** Several objects in a sentence: those of one name are counted, and of many names some are left out. */
export function objectsInWords(names: Names, ids: readonly ObjectId[]): string {
  const groups = new Map<string, { n: number; token: boolean }>();
  for (const id of ids) {
    const name = names.object(id);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { n: 1, token: names.isToken(id) });
    else group.n += 1;
  }
  const said = [...groups].slice(0, MOST_NAMES);
  const words = said.map(([name, { n, token }]) => groupWords(name, n, token));
  const left = ids.length - said.reduce((sum, [, { n }]) => sum + n, 0);
  return listed(left === 0 ? words : [...words, `${numberWord(left)} more`]);
}

function groupWords(name: string, n: number, token: boolean): string {
  if (n === 1) return name;
  if (name.startsWith('an unknown ')) return `${numberWord(n)} ${pluralOf(name.slice(3))}`;
  return token ? `${numberWord(n)} ${name}s` : `${name} ×${n}`;
}

/** A target by name. */
export function targetName(names: Names, target: Target): string {
  return 'object' in target ? names.object(target.object) : names.player(target.player);
}

/** Objects and players in one list. */
export function targetsInWords(
  names: Names,
  targets: readonly Target[],
  join: 'and' | 'or' = 'and',
): string {
  const players = targets.flatMap((t) => ('player' in t ? [names.player(t.player)] : []));
  const objects = targets.flatMap((t) => ('object' in t ? [t.object] : []));
  return listed(
    objects.length === 0 ? players : [...players, objectsInWords(names, objects)],
    join,
  );
}

/** A name as the subject of being created: "a Goblin token", "two Goblin tokens". */
export function newTokens(name: string, n: number, adjective = ''): string {
  const noun = adjective === '' ? name : `${adjective} ${name}`;
  return n === 1 ? withArticle(noun) : `${numberWord(n)} ${noun}s`;
}

/** The name of a token: its own, without the word that the rules put behind it (111.4), and "token". */
export function tokenName(name: string): string {
  if (name === '') return 'nameless token';
  return `${name.replace(/ Token$/, '')} token`;
}
