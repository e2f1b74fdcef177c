import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { importedBy } from './scripts/chunks.mjs';
import { fontLicences } from './scripts/licences.mjs';
import { offlineWorker } from './scripts/offline.mjs';

/**
 * What the built page may load: itself and nothing foreign, but for the card data that a user looks up. `frame-ancestors` is missing because a
 * meta element cannot carry it. Inline styles are allowed for positions that are computed.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // Names and cards that a user looks up; see src/ui/app/online.
  "connect-src 'self' https://api.scryfall.com",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the built page only: the development server needs inline scripts. */
function securityPolicy(): Plugin {
  return {
    name: 'ruleglass:security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Folders that do nothing on being loaded, with a door each: what is taken from it later comes later. */
const doors = ['rules', 'explain'].map((folder) =>
  fileURLToPath(new URL(`src/${folder}/index.ts`, import.meta.url)),
);
const quiet = (id: string): boolean => doors.some((door) => id.startsWith(dirname(door)));

/**
 * What the page loads first anyway comes in two files instead of sixty, which compresses better: the
 * libraries, which seldom change, and the app.
 */
function firstLoad(): Rolldown.CodeSplittingOptions {
  const page = fileURLToPath(new URL('index.html', import.meta.url));
  let first: ReadonlySet<string> | undefined;
  const named =
    (name: string, holds: (id: string) => boolean): Rolldown.CodeSplittingNameFunction =>
    (id, context) => {
      first ??= importedBy(page, (module) => context.getModuleInfo(module), doors);
      return first.has(id) && holds(id) ? name : null;
    };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: named('libraries', (id) => id.includes('/node_modules/')), priority: 1 },
      // What starts the app waits for what it loads, which is of the app: in one file they would wait for each other.
      { name: named('app', (id) => !id.endsWith('/src/main.tsx')) },
    ],
  };
}

export default defineConfig({
  // Relative, so that the build runs under any path.
  base: './',
  // What reads card files loads its compiler when it needs it.
  worker: { format: 'es' },
  plugins: [react(), tailwindcss(), securityPolicy(), fontLicences(), offlineWorker()],
  build: {
    license: { fileName: 'licences.md' },
    manifest: true,
    // Parts that come later are loaded when there is time: a list of what each of them needs would only weigh.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !quiet(id) },
      output: { codeSplitting: firstLoad() },
    },
  },
});
