// How quickly the table answers: boards of 60, 1,000 and 10,000 permanents in the built page, at full
// speed and (60 only) at a processor four times slower. Reported, not asserted. Run `npm run build` before.
// Times in ms: from the input to the next painted frame (Event Timing), the longest task, and what the
// page's main thread really worked, which other work on the machine does not change.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4518);
const only = process.argv.slice(2).map(Number);

/** @param {number} n */
const tokens = (n) => ({
  scenario: 1,
  title: `${n} tokens`,
  turn: { active: 'Ada', step: 'main1' },
  players: [
    {
      name: 'Ada',
      battlefield: ['12 Forest', { token: true, copyOf: 'Grizzly Bears', count: n - 15 }],
      hand: ['2 Giant Growth'],
    },
    { name: 'Bea', battlefield: ['3 Hill Giant'] },
  ],
});
const mixed = {
  ...tokens(60),
  title: '60 permanents',
  players: [
    {
      name: 'Ada',
      battlefield: [
        '6 Forest',
        '4 Island',
        'Llanowar Elves',
        'Birds of Paradise',
        '3 Grizzly Bears',
        'Serra Angel',
        'Hill Giant',
        'Air Elemental',
        'Glorious Anthem',
        'Lord of Atlantis',
        'Goblin Chieftain',
        'Prodigal Pyromancer',
        'Mind Stone',
        'Giant Spider',
        'Elvish Visionary',
        'Fencing Ace',
        { token: true, copyOf: 'Grizzly Bears', count: 4 },
        { card: 'Bonesplitter' },
      ],
      hand: ['2 Giant Growth', 'Opt'],
    },
    {
      name: 'Bea',
      battlefield: [
        '5 Mountain',
        '3 Plains',
        '3 Hill Giant',
        'Juggernaut',
        'Boggart Brute',
        'Black Knight',
        'Isamaru, Hound of Konda',
        { token: true, copyOf: 'Raging Goblin', count: 6 },
        'Goblin Electromancer',
        'Fervor',
        '3 Ornithopter',
        'Maro',
      ],
    },
  ],
};

const server = await preview({ preview: { host: '127.0.0.1', port, strictPort: true } });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});

/**
 * @param {string} name
 * @param {object} scenario
 * @param {number} rate How much slower than it is the processor is made.
 */
async function measure(name, scenario, rate) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(() => {
    /** @type {Record<string, number[]>} */
    const seen = { event: [], longtask: [] };
    Object.assign(window, { seen });
    for (const type of Object.keys(seen)) {
      new PerformanceObserver((list) => {
        seen[type]?.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type });
    }
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const file = join(tmpdir(), 'ruleglass-trace.json');
  writeFileSync(file, JSON.stringify(scenario));
  /** @type {Record<string, string | number | undefined>[]} */
  const rows = [];
  /**
   * @param {string} what
   * @param {() => Promise<unknown>} act
   */
  const did = async (what, act) => {
    await page.evaluate(() => {
      const { seen } = /** @type {{ seen: Record<string, number[]> }} */ (
        /** @type {unknown} */ (window)
      );
      for (const list of Object.values(seen)) list.length = 0;
    });
    const before = await busy();
    await act().catch((error) => console.error(what, String(error).split('\n')[0]));
    // Two frames and the observers' turn.
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)));
        }),
    );
    const after = await busy();
    const most = await page.evaluate(() => {
      const { seen } = /** @type {{ seen: Record<string, number[]> }} */ (
        /** @type {unknown} */ (window)
      );
      return Object.values(seen).map((list) => Math.round(Math.max(0, ...list)));
    });
    rows.push({
      did: what,
      'to the next frame': most[0],
      'longest task': most[1],
      'processor time': Math.round(after - before),
    });
  };
  await did('open', async () => {
    await page.locator('#open-scenario-file').setInputFiles(file);
    await page.getByRole('main', { name: 'Battlefield' }).waitFor({ timeout: 60_000 });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  /** @param {RegExp} label */
  const press = (label) => async () => {
    await page.getByRole('button', { name: label }).first().focus({ timeout: 5_000 });
    await page.keyboard.press('Enter');
  };
  await did('tap a land for mana', press(/Forest, /));
  await did('undo', () => page.keyboard.press('z'));
  await did('redo', () => page.keyboard.press('Shift+Z'));
  await did('select a creature (opens its menu)', press(/Grizzly Bears token, /));
  await did('close the menu', () => page.keyboard.press('Escape'));
  await did('cast a spell, to its targets', press(/^Giant Growth, /));
  await did('cancel', () => page.keyboard.press('Escape'));
  await did('pass', () => page.keyboard.press('n'));
  await did('see the other seat', () => page.keyboard.press('f'));
  await did('and back', () => page.keyboard.press('f'));
  const attack = page.getByRole('button', { name: /^All attack/ }).first();
  for (let passes = 0; passes < 6 && !(await attack.isVisible()); passes += 1) {
    await did('pass on to combat', () => page.keyboard.press('n'));
  }
  await did('choose an attacker', press(/Grizzly Bears token, .*may be chosen/));
  await did('all attack', press(/^All attack/));
  await did('confirm the attack', press(/^Attack/));
  await page.close();
  console.log(name);
  console.table(rows);
}

/** @type {readonly (readonly [string, number, object, number])[]} */
const boards = [
  ['60, processor ÷ 4', 60, mixed, 4],
  ['1,000', 1000, tokens(1000), 1],
  ['10,000', 10_000, tokens(10_000), 1],
];
for (const [name, size, scenario, rate] of boards) {
  if (only.length > 0 && !only.includes(size)) continue;
  await measure(name, scenario, rate);
}
await browser.close();
await server.close();
