// `npm start`: everything from a fresh clone to the running app. Needs Node and npm only.
import { ensurePackages } from './packages.mjs';
import { top } from './run.mjs';

ensurePackages();

// Only now is Vite sure to be there.
const { build, preview } = await import('vite');
await build({ root: top, logLevel: 'warn' });
const server = await preview({ root: top });

console.log('\nRuleglass is ready:');
server.printUrls();
console.log('  Stop it with Ctrl+C.');
