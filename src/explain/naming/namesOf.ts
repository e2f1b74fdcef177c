import {
  characteristicsOf,
  type EffectId,
  type GameObject,
  type Instruction,
  type ObjectId,
  type State,
  THE_MONARCH,
} from '../../rules';
import { type Slot, slotOf } from '../words/purposes';
import { listed, possessive } from '../words/sentences';
import { type Names, tokenName } from './names';
import { afterMay, passageAt } from './passage';

const GONE = 'an object that is gone';

/**
 * The names in a position. What has left is named as it last was; `before`, where given, still knows the
 * effects that have ended since.
 */
export function namesOf(state: State, before?: State): Names {
  return new NamesOf(state, before);
}

class NamesOf implements Names {
  constructor(
    private readonly state: State,
    private readonly before: State | undefined,
  ) {}

  player(id: Parameters<Names['player']>[0]): string {
    return this.state.players[id]?.name ?? 'a player';
  }

  object(id: ObjectId): string {
    const object = this.record(id);
    if (id === THE_MONARCH) return 'the monarch';
    if (object === undefined) return GONE;
    switch (object.kind) {
      case 'ability':
        return this.ability(id);
      case 'copy':
        return object.onStack !== null && object.onStack.as !== 'spell'
          ? `the copy of ${this.ability(id)}`
          : `the copy of ${this.plainName(object)}`;
      case 'token':
        return tokenName(this.bareName(object) ?? '');
      case 'emblem':
        return `${possessive(this.player(object.controller))} emblem`;
      case 'card':
        return this.plainName(object);
    }
  }

  ability(id: ObjectId): string {
    const onStack = this.record(id)?.onStack ?? null;
    const source = onStack === null || onStack.as === 'spell' ? id : onStack.source;
    if (source === id) {
      const object = this.record(id);
      const name = object === undefined || object.kind === 'ability' ? undefined : this.object(id);
      return name === undefined ? 'an ability' : `${possessive(name)} ability`;
    }
    return `${possessive(this.object(source))} ability`;
  }

  owner(id: ObjectId) {
    return this.record(id)?.owner;
  }

  controller(id: ObjectId) {
    return characteristicsOf(this.state, id)?.controller ?? this.record(id)?.controller;
  }

  isToken(id: ObjectId): boolean {
    return this.record(id)?.kind === 'token';
  }

  isAlive(id: ObjectId): boolean {
    const types = characteristicsOf(this.state, id)?.types ?? [];
    return types.includes('Creature') || types.includes('Planeswalker');
  }

  noun(id: ObjectId): string {
    const object = this.record(id);
    if (object?.zone === 'battlefield') return this.permanentNoun(id);
    if (object?.zone !== 'stack') return 'card';
    return object.onStack === null || object.onStack.as === 'spell' ? 'spell' : 'ability';
  }

  remarks(id: ObjectId): readonly string[] {
    const object = this.record(id);
    if (object === undefined) return [];
    const { x, kicked, onStack } = object;
    return [
      ...(onStack?.alternative === undefined ? [] : [`with ${onStack.alternative}`]),
      ...(kicked.length === 0 ? [] : [`kicked for ${listed(kicked)}`]),
      ...(x === null ? [] : [`X is ${x}`]),
    ];
  }

  effectSource(id: EffectId): ObjectId | undefined {
    return (this.state.effects.get(id) ?? this.before?.effects.get(id))?.source;
  }

  slot(about: ObjectId, slot: number): Slot | undefined {
    const onStack = this.record(about)?.onStack ?? null;
    if (onStack !== null) return slotOf(onStack.content, onStack.modes, slot);
    // An ability that is only about to go on the stack: known where its source has no other waiting.
    const waiting = this.state.waiting.filter((w) => w.source === about);
    const [only, ...others] = waiting;
    if (only === undefined || others.some((w) => w.key !== only.key)) return undefined;
    return slotOf(only.ability.content, [], slot);
  }

  offered(about: ObjectId, path: readonly (string | number)[]): readonly Instruction[] {
    let node: unknown = this.record(about)?.onStack?.content ?? null;
    for (const part of path) {
      node =
        typeof node === 'object' && node !== null
          ? (node as Readonly<Record<string | number, unknown>>)[part]
          : undefined;
    }
    const instruction = node as Instruction | null | undefined;
    return instruction?.kind === 'may' ? instruction.do : [];
  }

  offeredText(about: ObjectId, path: readonly (string | number)[]): string | undefined {
    const passage = passageAt(this.state, about, path);
    return passage && afterMay(passage);
  }

  private permanentNoun(id: ObjectId): string {
    const types = characteristicsOf(this.state, id)?.types ?? [];
    if (types.includes('Creature')) return 'creature';
    if (types.includes('Planeswalker')) return 'planeswalker';
    return types.includes('Land') ? 'land' : 'permanent';
  }

  private record(id: ObjectId): GameObject | undefined {
    return (
      this.state.objects.get(id) ??
      this.state.departed.get(id)?.object ??
      this.before?.objects.get(id)
    );
  }

  /** The name after all effects; undefined for what has none. */
  private bareName(object: GameObject): string | undefined {
    const name = characteristicsOf(this.state, object.id)?.name ?? object.printed.name;
    return name === '' ? undefined : name;
  }

  private plainName(object: GameObject): string {
    const name = this.bareName(object);
    if (name === '?') return 'an unknown card';
    if (name !== undefined) return name;
    return object.faceDown ? 'a face-down permanent' : 'an object without a name';
  }
}
