type Compiler = typeof import('./grammar');

let code: Compiler | undefined;

/** Loads what compiles the texts of cards that are not in the library: only once there is such a text. */
export async function loadCompiler(): Promise<Compiler> {
  code ??= await import('./grammar');
  return code;
}

/** It, once `loadCompiler` is through. */
export function compiler(): Compiler {
  if (code === undefined) throw new Error('what compiles the texts of cards is not loaded');
  return code;
}
