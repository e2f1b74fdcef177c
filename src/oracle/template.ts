import type { InstructionKind, InstructionMap } from '../rules/authoring/language';
import type { Context } from './context';
import { SLOTS, type SlotKind, type SlotValues } from './slots';
import { thirdPerson } from './words';

/** The slots of a template: `{field:kind}`. */
type Slots<T extends string> = T extends `${string}{${infer Field}:${infer Kind}}${infer Rest}`
  ? readonly [Field, Kind] | Slots<Rest>
  : never;

/** Whether each slot names a field of the node and a kind that can hold it. */
type Fits<Node, Slot> = Slot extends readonly [infer Field, infer Kind]
  ? Field extends keyof Node
    ? Kind extends SlotKind
      ? NonNullable<Node[Field]> extends SlotValues[Kind]
        ? never
        : Slot
      : Slot
    : Slot
  : never;

type Checked<Node, T extends string> = [Fits<Node, Slots<T>>] extends [never] ? T : never;

/** One kind of node and the English that means it. Writing fills the slots in; reading would match them. */
export interface Rule<Node> {
  readonly template: string;
  readonly write: (node: Node, context: Context) => string;
}

/**
 * A rule for a kind of instruction. In the template `{field:kind}` is a slot and `draw~` a verb that
 * agrees with the subject written before it.
 */
export function rule<K extends InstructionKind, const T extends string>(
  _kind: K,
  template: Checked<InstructionMap[K], T>,
): Rule<InstructionMap[K]> {
  const parts = template.split(/(\{\w+:\w+\}|[\w']+~)/);
  return {
    template,
    write: (node, context) => {
      context.singular = false;
      return parts
        .map((part) => fill(part, node, context))
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim();
    },
  };
}

function fill(part: string, node: object, context: Context): string {
  const slot = /^\{(\w+):(\w+)\}$/.exec(part);
  if (slot !== null) {
    const [, field = '', kind = ''] = slot;
    const value: unknown = Object.entries(node).find(([name]) => name === field)?.[1];
    const writer: (value: never, context: Context) => string = SLOTS[kind as SlotKind];
    return value === undefined ? '' : writer(value as never, context);
  }
  if (!part.endsWith('~')) return part;
  const verb = part.slice(0, -1);
  return context.singular ? thirdPerson(verb) : verb;
}

/** A rule whose words no template can give: the choice between templates, or a sentence of parts. */
export const written = <K extends InstructionKind>(
  _kind: K,
  write: (node: InstructionMap[K], context: Context) => string,
): Rule<InstructionMap[K]> => ({ template: '', write });
