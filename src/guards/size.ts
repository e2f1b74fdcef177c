import type { SourceFile } from './source';

/** A file longer than this has more than one reason to change. */
export const MOST_LINES = 300;

/** The longer files that we live with, each with its reason. */
export const exceptions: Readonly<Record<string, string>> = {};

/** How many exceptions there may be. This number only goes down. */
export const MOST_EXCEPTIONS = 0;

/**
 * What is wrong with the sizes: files that are too long and not excepted, exceptions that are no
 * longer needed, too many exceptions. Generated files, which say so in their first line, are free.
 */
export function sizeBreaches(
  files: readonly SourceFile[],
  excepted: Readonly<Record<string, string>> = exceptions,
  most = MOST_EXCEPTIONS,
): string[] {
  const long = new Map(
    files
      .filter(({ text }) => !text.startsWith('// generated'))
      .map(({ path, text }) => [path, text.trimEnd().split('\n').length] as const)
      .filter(([, lines]) => lines > MOST_LINES),
  );
  const paths = Object.keys(excepted);
  return [
    ...[...long]
      .filter(([path]) => !(path in excepted))
      .map(([path, lines]) => `${path}: ${lines} lines`),
    ...paths
      .filter((path) => !long.has(path))
      .map((path) => `${path}: needs no exception any more`),
    ...(paths.length === most ? [] : [`${paths.length} exceptions, and the count says ${most}`]),
  ];
}
