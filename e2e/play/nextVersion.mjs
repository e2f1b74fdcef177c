// Builds the app as a later version of itself would be: `node e2e/play/nextVersion.mjs VERSION FOLDER`.
import { build } from 'vite';

const [, , version = '', outDir = ''] = process.argv;

await build({
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'next-version',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/src/store/version.ts')
          ? code.replace(/VERSION = '[^']*'/, `VERSION = '${version}'`)
          : null,
    },
  ],
});
