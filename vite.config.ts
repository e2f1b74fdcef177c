import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fontLicences } from './scripts/licences.mjs';

/**
 * What the built page may load: itself and nothing foreign. `frame-ancestors` is missing because a
 * meta element cannot carry it. Inline styles are allowed for positions that are computed.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
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

export default defineConfig({
  // Relative, so that the build runs under any path.
  base: './',
  plugins: [react(), tailwindcss(), securityPolicy(), fontLicences()],
  build: { license: { fileName: 'licences.md' }, manifest: true },
});
