// How quickly the table answers: boards of 60, 1,000 and 10,000 permanents in the built page, at full
// speed and (60 only) at a processor four times slower. Reported, not asserted. Run `npm run build` before.
// A time is from the input to the next painted frame, as the browser tells it (Event Timing), in ms.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4518);
const only = process.argv.slice(2).map(Number);

const tokens = (n) => ({
  scenario: 1,
  title: `${n} tokens`,
  turn: { active: 'Ada', step: 'main1' },
  players: [
    {
      name: 'Ada',
      battlefield: ['12 Forest', { token: true, copyOf: 'Grizzly Bears', count: n - 15 }],
      hand: ['2 Giant Growth'],
      library: 'unknown',
    },
    { name: 'Bea', battlefield: ['3 Hill Giant'], library: 'unknown' },
  ],
});
const mixed = {
  ...tokens(60),
  title: '60 permanents',
  players: [
    {
      name: 'Ada',
      battlefield: [
        '6 Forest', '4 Island', 'Llanowar Elves', 'Birds of Paradise', '3 Grizzly Bears', 'Serra Angel',
        'Hill Giant', 'Air Elemental', 'Glorious Anthem', 'Lord of Atlantis', 'Goblin Chieftain',
        'Prodigal Pyromancer', 'Mind Stone', 'Giant Spider', 'Elvish Visionary', 'Fencing Ace',
        { token: true, copyOf: 'Grizzly Bears', count: 4 }, { card: 'Bonesplitter' },
      ],
      hand: ['2 Giant Growth', 'Opt'],
      library: 'unknown',
    },
    {
      name: 'Bea',
      battlefield: [
        '5 Mountain', '3 Plains', '3 Hill Giant', 'Juggernaut', 'Boggart Brute', 'Black Knight', 'Isamaru, Hound of Konda',
        { token: true, copyOf: 'Raging Goblin', count: 6 }, 'Goblin Electromancer', 'Fervor', '3 Ornithopter', 'Maro',
      ],
      library: 'unknown',
    },
  ],
};

const server = await preview({ preview: { host: '127.0.0.1', port, strictPort: true } });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function measure(name, scenario, rate) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(() => {
    window.seen = { events: [], tasks: [] };
    const watch = (type, to, more) =>
      new PerformanceObserver((list) => to.push(...list.getEntries().map((e) => [e.name, e.duration]))).observe({
        type, ...more,
      });
    watch('event', window.seen.events, { durationThreshold: 16 });
    watch('longtask', window.seen.tasks);
  });
  const file = '/tmp/ruleglass-trace.json';
  writeFileSync(file, JSON.stringify(scenario));
  const opened = Date.now();
  await page.locator('#open-scenario-file').setInputFiles(file);
  await page.getByRole('main', { name: 'Battlefield' }).waitFor({ timeout: 60_000 });
  const rows = [{ board: name, did: 'open', ms: Date.now() - opened, 'longest task': '' }];
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate });
  const did = async (what, act) => {
    await page.evaluate(() => {
      window.seen.events.length = 0;
      window.seen.tasks.length = 0;
    });
    try {
      await act();
    } catch (error) {
      rows.push({ board: name, did: what, ms: `- ${String(error).split('\n')[0].slice(0, 60)}`, 'longest task': '' });
      return;
    }
    // Two frames and the observers' turn.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120))),
        ),
    );
    const { events, tasks } = await page.evaluate(() => window.seen);
    const most = (list) => Math.round(Math.max(0, ...list.map(([, ms]) => ms)));
    rows.push({ board: name, did: what, ms: most(events), 'longest task': most(tasks) });
  };
  const press = (role, label) => () => page.getByRole(role, { name: label }).first().click({ timeout: 20_000 });
  await did('tap a land for mana', press('button', /Forest, /));
  await did('undo', () => page.keyboard.press('z'));
  await did('redo', () => page.keyboard.press('Shift+Z'));
  await did('select a creature (opens its menu)', press('button', /Grizzly Bears token, /));
  await did('close the menu', () => page.keyboard.press('Escape'));
  await did('cast a spell, to its targets', press('button', /^Giant Growth, /));
  await did('cancel', () => page.keyboard.press('Escape'));
  await did('pass', () => page.keyboard.press('n'));
  await did('see the other seat', () => page.keyboard.press('f'));
  await did('and back', () => page.keyboard.press('f'));
  for (let passes = 0; passes < 3; passes += 1) {
    if (await page.getByText(/attacks\?|attackers/i).first().isVisible()) break;
    await did('pass on to combat', () => page.keyboard.press('n'));
  }
  await did('choose an attacker', press('button', /Grizzly Bears token, .*may be chosen/));
  await did('all attack', press('button', /^All attack/));
  await did('confirm the attack', press('button', /^Attack/));
  await page.close();
  return [rows, faults];
}

const boards = [
  ['60, processor ÷ 4', 60, mixed, 4],
  ['1,000', 1000, tokens(1000), 1],
  ['10,000', 10_000, tokens(10_000), 1],
];
for (const [name, size, scenario, rate] of boards) {
  if (only.length > 0 && !only.includes(size)) continue;
  const [rows, faults] = await measure(name, scenario, rate);
  console.table(rows);
  for (const fault of faults) console.error(fault);
}
await browser.close();
await server.close();
