import { readFileSync } from 'node:fs';

/** Fonts are no modules, so Vite's own list of licences leaves them out. */
const fonts = ['source-serif-4', 'source-sans-3'];

/**
 * Puts the licence texts of the fonts, and the list of what others made, beside the built app.
 *
 * @returns {import('vite').Plugin}
 */
export function fontLicences() {
  return {
    name: 'ruleglass:font-licences',
    apply: 'build',
    generateBundle() {
      /** @param {string} fileName @param {string} path */
      const emit = (fileName, path) =>
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      emit('THIRD_PARTY.md', 'THIRD_PARTY.md');
      for (const font of fonts) {
        emit(`licences/${font}.txt`, `node_modules/@fontsource-variable/${font}/LICENSE`);
      }
    },
  };
}
