/**
 * How quickly a shared link opens at its step: one of 200 answers, in the built page, with the processor made
 * four times slower. `npm run build` first, then `npm run trace:link`. Fails above two seconds, or
 * `--most MS`.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import type { Scenario } from '../src/scenario/format';
import { writeLink } from '../src/scenario/link';
import { findChromium } from './browser.mjs';

const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '2000' },
    times: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
  },
});
const ANSWERS = 200;
const port = Number(process.env.E2E_PORT ?? 4519);

/** Two players who have something to do, and pass turn after turn. */
const long: Scenario = {
  scenario: 1,
  title: `${ANSWERS} answers`,
  turn: { active: 'Ada', step: 'main1' },
  players: [
    { name: 'Ada', battlefield: ['4 Forest', '3 Grizzly Bears', 'Serra Angel', 'Glorious Anthem'] },
    { name: 'Bea', battlefield: ['4 Island', '2 Hill Giant', 'Air Elemental', 'Mind Stone'] },
  ],
  play: Array.from({ length: ANSWERS }, () => ({ pass: true as const })),
};

/** In ms: by the clock, and what the page's own thread worked, which other programs on the machine don't add to. */
interface Opened {
  readonly clock: number;
  readonly busy: number;
}

/** Until the question at the step of the link can be read, from the beginning of the navigation. */
async function opened(url: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.querySelector('.prompt')?.textContent !== undefined,
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  const at = await page.evaluate(() => performance.now());
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await context.close();
  return { clock: Math.round(at), busy: Math.round(busy * 1000) };
}

const server = await preview({ preview: { host: '127.0.0.1', port, strictPort: true } });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const url = `http://127.0.0.1:${port}/${writeLink(long)}`;
  const times: Opened[] = [];
  for (let n = 0; n < Number(values.times); n += 1) times.push(await opened(url));
  const middleOf = (by: keyof Opened) =>
    times.map((time) => time[by]).sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const middle = middleOf('busy');
  console.log(
    `${ANSWERS} answers, ${values.slower} times slower: ${middle} ms of work, ${middleOf('clock')} ms by the clock`,
  );
  if (middle > Number(values.most)) process.exitCode = 1;
} finally {
  await browser.close();
  await new Promise((done) => server.httpServer.close(done));
}
