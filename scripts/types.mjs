// Type-checks the three projects (rules without DOM, app, node side) and reports all of them,
// not only the first that fails.
import { spawnSync } from 'node:child_process';

const projects = ['tsconfig.rules.json', 'tsconfig.app.json', 'tsconfig.node.json'];

const failed = projects.filter((project) => {
  const run = spawnSync('npx', ['--no-install', 'tsc', '-p', project], { stdio: 'inherit' });
  return run.status !== 0;
});

if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}
