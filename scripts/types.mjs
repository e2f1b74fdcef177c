// Type-checks the three projects (rules without DOM, app, node side) and reports all of them,
// not only the first that fails.
import { toolSucceeds } from './run.mjs';

const projects = ['tsconfig.rules.json', 'tsconfig.app.json', 'tsconfig.node.json'];
const failed = projects.filter((project) => !toolSucceeds('tsc', ['-p', project]));

if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
