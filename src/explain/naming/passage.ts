import { textsIfLoaded } from '../../oracle/held';
import type { RenderedLine } from '../../oracle/render';
import { copiableValuesOf, type ObjectId, type State } from '../../rules';

type Path = readonly (string | number)[];

/** A line of text that is being followed, and the part of it that is meant. */
export interface Passage {
  readonly line: string;
  readonly start: number;
  readonly end: number;
}

/** Where in its text a spell or ability on the stack is; nothing where that has no words of its own. */
export function passageAt(state: State, about: ObjectId, path: Path): Passage | undefined {
  const onStack = state.objects.get(about)?.onStack ?? null;
  if (onStack === null) return undefined;
  const card = copiableValuesOf(state, onStack.as === 'spell' ? about : onStack.source);
  const own = onStack.ability === undefined ? card.abilities : [onStack.ability];
  const [ability, ...others] = own.filter(
    (one) => onStack.ability !== undefined || one.kind === 'spell',
  );
  // Of several texts that are followed as one it is not known which is meant.
  if (ability === undefined || others.length > 0) return undefined;
  return inLines(textsIfLoaded()?.renderAbility(ability, card) ?? [], ['content', ...path]);
}

/** The words of a node, or else of the nearest one around it. */
function inLines(lines: readonly RenderedLine[], path: Path): Passage | undefined {
  for (let length = path.length; length > 1; length -= 1) {
    const key = path.slice(0, length).join('/');
    for (const { text, spans } of lines) {
      const span = spans.find((one) => one.path.join('/') === key);
      if (span !== undefined) return { line: text, start: span.start, end: span.end };
    }
  }
  return undefined;
}

/** What a text lets do, after its "may": "put a land card from their hand onto the battlefield". */
export function afterMay({ line, start }: Passage): string | undefined {
  const sentence = line.slice(start).split(/\.(?:\s|$)/)[0] ?? '';
  const [, offered] = /\bmay (.+)$/s.exec(sentence) ?? [];
  return offered;
}
