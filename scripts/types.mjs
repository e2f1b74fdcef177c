// Type-checks the four projects (rules without DOM, app, service worker, node side) and reports all of them,
// not only the first that fails.
import { toolSucceeds } from './run.mjs';

const projects = ['rules', 'app', 'worker', 'node'].map((name) => `tsconfig.${name}.json`);
const failed = projects.filter((project) => !toolSucceeds('tsc', ['-p', project]));

if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
