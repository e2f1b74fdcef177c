import { loadTelling } from '../explain/telling';
import { loadCompiler } from '../oracle/compiler';

type Playing = typeof import('../scenario/run/play');

let code: Playing | undefined;

/** What carries out the entries of files; there once `loadPlaying` is through. */
export function playing(): Playing {
  if (code === undefined) throw new Error('what plays files is not loaded');
  return code;
}

/**
 * Loads what a board of the start page can do without, and a file or a saved work cannot: what carries out
 * the entries of files, all cards that they can name, the texts of cards, and what past steps are told
 * with.
 */
export async function loadPlaying(): Promise<void> {
  const [found] = await Promise.all([
    import('../scenario/run/play'),
    loadTelling(),
    import('../cards'),
    import('../oracle'),
  ]);
  code = found;
}

/** The same, and what compiles card texts where a file or a saved work brings one. */
export const loadPlayingOf = async (brought: unknown): Promise<void> => {
  await Promise.all([loadPlaying(), bringsText(brought) && loadCompiler()]);
};

/** Whether there is a card or token in it with a text that is to be compiled. */
export const bringsText = (brought: unknown): boolean =>
  JSON.stringify(brought).includes('"oracle_text"');
