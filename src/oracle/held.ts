import type { normalizedText } from './comparison/normalize';
import type { cardText, mentionsIn, renderAbility } from './render';

/** What writes the texts of cards. */
interface Texts {
  readonly cardText: typeof cardText;
  readonly renderAbility: typeof renderAbility;
  readonly mentionsIn: typeof mentionsIn;
  readonly normalizedText: typeof normalizedText;
}

let code: Texts | undefined;

const waiting = new Set<() => void>();

/** It has come, which is when the door of this folder, `index.ts`, is imported. */
export function hold(texts: Texts): void {
  code = texts;
  for (const tell of waiting) tell();
}

/** For files, which are opened when it has come. */
export function texts(): Texts {
  if (code === undefined) throw new Error('what writes the texts of cards is not loaded');
  return code;
}

/** For what is drawn: the first table stands a moment without it. */
export const textsIfLoaded = (): Texts | undefined => code;

/** Hears of it when it comes. @returns ends that */
export function whenTexts(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
