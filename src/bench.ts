import { anthems, castWithTarget, layingOut, unrelatedStep } from './bench/jobs';

const json = process.argv.includes('--json');

for (const row of [...anthems(), ...unrelatedStep(), ...castWithTarget(), ...layingOut()]) {
  const ratio = row.ratio === undefined ? '' : `  ×${row.ratio.toFixed(2)} (at most ${row.limit})`;
  console.log(
    json
      ? JSON.stringify(row)
      : `${row.job.padEnd(58)} n=${String(row.n).padStart(6)} ${row.ms.toFixed(3).padStart(10)} ms${ratio}`,
  );
}
