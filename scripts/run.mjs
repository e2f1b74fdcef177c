import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository: everything runs from there, wherever it was called from. */
export const top = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';

/**
 * Runs a program to its end with its output shown as it comes, and tells whether it succeeded.
 * It gets no input, so that nothing waits for an answer; a program that is missing counts as failed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env added to the environment
 */
export function succeeds(command, args, env = {}) {
  const run = spawnSync(command, args, {
    cwd: top,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // Windows starts npm and the tools through .cmd files, which need a shell.
    shell: windows,
  });
  return run.status === 0;
}

/**
 * Runs a tool that the packages bring (tsc, vite, …), as `succeeds` does.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function toolSucceeds(name, args, env = {}) {
  return succeeds(join(top, 'node_modules', '.bin', windows ? `${name}.cmd` : name), args, env);
}
