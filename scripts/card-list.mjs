/** Writes the list of the library's cards, `src/cards/all.ts`, from the files beside it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../src/cards/', import.meta.url);

const lines = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .flatMap((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const [, name] =
      /^export const (\w+) = (?:card|split|adventurer|transforming|modalFaces)\(/m.exec(text) ?? [];
    return name === undefined ? [] : [`export { ${name} } from './${file.replace(/\.ts$/, '')}';`];
  });
writeFileSync(
  new URL('all.ts', FOLDER),
  `// generated from the files beside it: npm run cards\n${lines.join('\n')}\n`,
);
