import { chains } from './bench/chains';
import { growth } from './bench/growth';
import { anthems, castWithTarget, layingOut, unrelatedStep } from './bench/jobs';
import type { Row } from './bench/measure';

const rows: readonly Row[] = [
  ...growth(),
  ...chains(),
  ...anthems(),
  ...unrelatedStep(),
  ...castWithTarget(),
  ...layingOut(),
];

function line({ job, n, ms, ratio, limit, exponent }: Row): string {
  const more = [
    ratio === undefined ? '' : `  ×${ratio.toFixed(2)} (at most ${limit})`,
    exponent === undefined ? '' : `  n^${exponent.toFixed(2)}`,
  ].join('');
  return `${job.padEnd(62)} n=${String(n).padStart(6)} ${ms.toFixed(3).padStart(10)} ms${more}`;
}

console.log(process.argv.includes('--json') ? JSON.stringify(rows) : rows.map(line).join('\n'));
