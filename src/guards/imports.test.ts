import { describe, expect, it } from 'vitest';
import { cycles } from './cycles';
import { flowBreaches, importsOf } from './imports';
import { typescriptFiles } from './source';

const file = (path: string, text: string) => ({ path, text });
const others = [file('src/rules/index.ts', ''), file('src/ui/x.test.ts', '')];

describe('import flow', () => {
  it('goes downwards everywhere', () => {
    const files = typescriptFiles();
    expect(importsOf(files).length).toBeGreaterThan(10);
    expect(flowBreaches(files)).toEqual([]);
  }, 60_000);

  it('has no circles', () => {
    expect(cycles(typescriptFiles())).toEqual([]);
  }, 60_000);
});

describe('the guard of the import flow', () => {
  it.each([
    ['src/rules/a.ts', "import { x } from '../store/x'"],
    ['src/rules/a.ts', "import { z } from 'zod'"],
    ['src/rules/a.ts', "import { readFile } from 'node:fs'"],
    ['src/rules/a.ts', "export type { X } from '../cards/x'"],
    ['src/rules/a.ts', "type X = import('../ui/x').X"],
    ['src/oracle/a.ts', "import { x } from '../cards/x'"],
    ['src/cards/a.ts', "import { x } from '../oracle/x'"],
    ['src/scenario/a.ts', "import { x } from '../explain/x'"],
    ['src/explain/a.ts', "import { x } from '../scenario/x'"],
    ['src/store/a.ts', "const x = await import('../ui/x')"],
    ['src/store/a.ts', "import { x } from '../rules/kernel/x'"],
    ['src/explain/a.ts', "import type { X } from '../rules/authoring'"],
    ['src/store/a.ts', "import { useState } from 'react'"],
    ['src/store/a.ts', "import { create } from 'zustand'"],
    ['src/ui/a.tsx', "import { x } from '../rulings/x'"],
    ['src/ui/a.tsx', "import { x } from './x.test'"],
    ['src/odd/a.ts', "import { x } from '../rules'"],
  ])('refuses in %s: %s', (path, text) => {
    expect(flowBreaches([...others, file(path, text)])).toHaveLength(1);
  });

  it.each([
    ['src/rules/a.ts', "import { Map } from 'immutable'"],
    ['src/rules/a.test.ts', "import fc from 'fast-check'"],
    ['src/cards/a.ts', "import type { Card } from '../rules/authoring'"],
    ['src/oracle/a.ts', "import { x } from '../rules'"],
    ['src/store/a.ts', "import { createStore } from 'zustand/vanilla'"],
    ['src/ui/a.tsx', "import { x } from '../actions/x'; import { y } from '../rules'"],
    ['src/main.tsx', "import { App } from './ui/app'"],
    ['src/scenario/cli.ts', "import { x } from '../explain/x'"],
  ])('allows in %s: %s', (path, text) => {
    expect(flowBreaches([...others, file(path, text)])).toEqual([]);
  });

  it('sees circles of values', () => {
    const a = file('src/rules/x/a.ts', "import { b } from './b'");
    const b = file('src/rules/x/b.ts', "import type { A } from './a'; import { c } from '../y/c'");
    expect(cycles([a, b, file('src/rules/y/c.ts', '')])).toEqual([]);
    expect(cycles([a, b, file('src/rules/y/c.ts', "import { a } from '../x/a'")])).toHaveLength(1);
  });

  it('lets types of the rules hold each other, but not values', () => {
    const a = file('src/rules/effects/a.ts', "import type { B } from '../abilities/b'");
    const b = (kind: string) =>
      file('src/rules/abilities/b.ts', `import ${kind} { A } from '../effects/a'`);
    expect(cycles([a, b('type')])).toEqual([]);
    expect(cycles([file(a.path, "import { b } from '../abilities/b'"), b('')])).toHaveLength(1);
  });

  it('allows no circle of types outside the rules', () => {
    const a = file('src/ui/a.ts', "import type { B } from './b'");
    expect(cycles([a, file('src/ui/b.ts', "import type { A } from './a'")])).toHaveLength(1);
  });
});
