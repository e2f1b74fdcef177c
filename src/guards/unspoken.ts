import type { SourceFile } from './source';

/** Says why something can't be done, where a control is out of use: beside it, under it, or on it. */
const SAYS_WHY = /aria-describedby|aria-description|title=|<small|<Refusal|refused\?\.reason/;

/** So much before and after the mark belongs to the same control. */
const BEFORE = 300;
const AFTER = 900;

/** Controls that are out of use without a reason, or that can't be come to by keys: a disabled one has no focus. */
export function unspoken(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w-])(aria-disabled|disabled)(?=[=\s/>])/g)].flatMap(
      ({ index, 1: name }): readonly string[] => {
        const line = text.slice(0, index).split('\n').length;
        if (isComment(text, index)) return [];
        if (name === 'disabled') return [`${path}:${line} can't be come to by keys`];
        const around = text.slice(Math.max(0, index - BEFORE), index + AFTER);
        return SAYS_WHY.test(around) ? [] : [`${path}:${line} doesn't say why`];
      },
    ),
  );
}

const isComment = (text: string, index: number): boolean => {
  const start = text.lastIndexOf('\n', index) + 1;
  return /^\s*(\*|\/\/|\/\*)/.test(text.slice(start, index));
};
