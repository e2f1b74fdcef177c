// How quickly the table answers: boards of 60, 1,000 and 10,000 permanents and a list of 5,000 steps in the
// built page, and 60 permanents once more with a processor four times slower. Run `npm run build` before.
//
//   npm run trace              all of it
//   npm run trace -- 60 5000   some of it
//
// Times in ms of the page's main thread, which other work on the machine changes less than the clock: what it worked
// from the input on until the result was there and for the frame that shows it, its longest task, and what it worked
// in all; and in brackets, by the clock, from the input to the next painted frame (Event Timing; 16 and less is not
// told). The times are told, not judged; but what was done must have had its effect, or this fails.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './browser.mjs';
import { mixed, steps, tokens } from './trace-boards.mjs';
import { CHANGED, traced } from './trace-paint.mjs';

/** A page that works less than so many ms in 300 has done what it had to. */
const QUIET = 20;

const port = Number(process.env.E2E_PORT ?? 4518);
const only = process.argv.slice(2).map(Number);

const server = await preview({ preview: { host: '127.0.0.1', port, strictPort: true } });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});

/** What was done on each board, and its times. @type {Map<string, Record<string, string>>} */
const table = new Map();

/** @typedef {(what: string, act: () => Promise<unknown>, effect: () => Promise<unknown>) => Promise<void>} Did */

/**
 * @param {string} name
 * @param {object} scenario
 * @param {number} rate How much slower than it is the processor is made.
 * @param {(page: import('@playwright/test').Page, did: Did) => Promise<void>} course
 */
async function measure(name, scenario, rate, course) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => fail(name, 'the page', error));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate((changed) => {
    new MutationObserver(() => performance.mark(changed)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'style', 'aria-label', 'aria-pressed', 'hidden'],
    });
    /** @type {number[]} */
    const seen = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  }, CHANGED);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  /** The longest answer by the clock since it was last asked. */
  const clocked = () =>
    page.evaluate(() => {
      const { seen } = /** @type {{ seen: number[] }} */ (/** @type {unknown} */ (window));
      return Math.round(Math.max(0, ...seen.splice(0)));
    });
  /** @type {Did} */
  const did = async (what, act, effect) => {
    await clocked();
    const before = await busy();
    let cpu = { answer: 0, longest: 0 };
    try {
      cpu = await traced(cdp, async () => {
        await act();
        // What looks for the effect works in the page, too: it is waited for from outside, until all is quiet.
        for (let worked = 0, now = Number.POSITIVE_INFINITY; now - worked > QUIET; ) {
          worked = await busy();
          await page.waitForTimeout(300);
          now = await busy();
        }
      });
      await effect();
    } catch (error) {
      fail(name, what, error);
      return;
    }
    // Two frames and the observers' turn.
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)));
        }),
    );
    const all = Math.round((await busy()) - before);
    const frame = await clocked();
    const row = table.get(what) ?? {};
    table.set(what, row);
    const [answer, longest] = [cpu.answer, cpu.longest].map(Math.round);
    row[name] = `${answer} / ${longest} / ${all} (${frame || '<16'})`;
  };
  const file = join(tmpdir(), 'ruleglass-trace.json');
  writeFileSync(file, JSON.stringify(scenario));
  await did(
    'open',
    () => page.locator('#open-scenario-file').setInputFiles(file),
    () => expect(page.getByRole('main', { name: 'Battlefield' })).toBeVisible({ timeout: 60_000 }),
  );
  await page.waitForTimeout(1000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await course(page, did);
  await page.close();
}

/**
 * @param {string} name
 * @param {string} what
 * @param {unknown} error
 */
function fail(name, what, error) {
  console.error(
    `${name}: ${what} had no effect\n  ${String(error).split('\n').slice(0, 6).join('\n  ')}`,
  );
  process.exitCode = 1;
}

/** @type {Parameters<typeof measure>[3]} */
async function play(page, did) {
  /** @param {RegExp} label */
  const button = (label) => page.getByRole('button', { name: label }).first();
  /** @param {string} key */
  const key = (key) => () => page.keyboard.press(key);
  /** @param {RegExp} label */
  const press = (label) => async () => {
    await button(label).focus();
    await page.keyboard.press('Enter');
  };
  /** On very large boards a press opens the menu in any case. @param {RegExp} label @param {RegExp} deed */
  const use = (label, deed) => async () => {
    const usual = /press to /.test((await button(label).getAttribute('aria-label')) ?? '');
    await press(label)();
    if (!usual) await page.getByRole('menuitem', { name: deed }).first().press('Enter');
  };
  /** @param {RegExp} label */
  const can = (label) => () => expect(button(label)).toBeEnabled();
  const menu = page.getByRole('menu');
  const question = page.locator('.prompt');
  const seat = page.locator('.playername').first();
  await did('tap a land for mana', use(/^Forest, /, /mana|tap/i), can(/^Undo: Ada taps Forest/));
  await did('undo', key('z'), can(/^Redo: Ada taps Forest/));
  await did('redo', key('Shift+Z'), can(/^Undo: Ada taps Forest/));
  await did('open a menu', press(/^Serra Angel, /), () => expect(menu).toBeVisible());
  await did('close it', key('Escape'), () => expect(menu).toHaveCount(0));
  await did('cast, to its targets', use(/^Giant Growth, /, /cast/i), () =>
    expect(question).toContainText('Choose a target for Giant Growth'),
  );
  await did('cancel', key('Escape'), () => expect(question).toContainText('Act or pass'));
  const pile = button(/Grizzly Bears/);
  const selected = page.getByRole('region', { name: 'Selected' });
  await did('open the menu of a pile', press(/Grizzly Bears/), () => expect(menu).toBeVisible());
  await did('close that', key('Escape'), () => expect(menu).toHaveCount(0));
  await did(
    'select a pile',
    () => pile.click({ modifiers: ['Shift'] }),
    () => expect(selected).toContainText('selected'),
  );
  await did('tap it by hand', press(/^Tap/), () => expect(selected).toContainText('Untap'));
  await did('leave the selection', key('Escape'), () => expect(selected).toHaveCount(0));
  await did('take that back', key('z'), can(/^Redo: By hand/));
  const counters = page.getByRole('dialog', { name: /^Counters/ });
  const howMany = page.getByRole('dialog', { name: /how many\?$/ });
  await press(/^Grizzly Bears/)();
  await page
    .getByRole('menuitem', { name: /^Counters/ })
    .first()
    .press('Enter');
  await expect(counters.or(howMany)).toBeVisible();
  // Of a pile it is asked how many: one, as is offered.
  if (await howMany.isVisible()) await howMany.getByRole('spinbutton').press('Enter');
  await counters.getByRole('spinbutton', { name: '+1/+1' }).fill('1');
  await did(
    'a counter on one of the pile',
    () => counters.getByRole('button', { name: 'Set' }).press('Enter'),
    () => expect(button(/^Grizzly Bears.*1 \+1\/\+1 counter/)).toBeVisible(),
  );
  await did('pass', key('n'), can(/^Undo: Ada passes/));
  const other = (await seat.textContent()) === 'Ada' ? 'Bea' : 'Ada';
  await did('see the other seat', key('f'), () => expect(seat).toHaveText(other));
  await did('and back', key('f'), () => expect(seat).not.toHaveText(other));
  await did('pass on', key('n'), can(/^Undo: Ada's beginning of combat/));
  await did('pass in combat', key('n'), can(/^Undo: Ada passes/));
  await did('pass to the attackers', key('n'), () =>
    expect(question).toContainText(/0 of .* attack/),
  );
  await did('choose an attacker', press(/^Serra Angel, .*may be chosen/), () =>
    expect(question).toContainText(/1 of .* attack/),
  );
  await did('all attack', press(/^All attack/), () =>
    expect(question).not.toContainText(/(^|\D)[01] of .* attack /),
  );
  await did(
    'confirm the attack',
    async () => {
      await page.locator('.primaryplace button').first().focus();
      await page.keyboard.press('Enter');
    },
    can(/^Undo: .*attack/),
  );
}

/** @type {Parameters<typeof measure>[3]} */
async function walk(page, did) {
  const list = page.locator('.steps .log');
  /** @param {number} to */
  const scroll = (to) => () =>
    list.evaluate((box, top) => {
      box.scrollTop = top;
    }, to);
  const scrolled = (/** @type {boolean} */ up) => () =>
    expect.poll(() => list.evaluate((box) => box.scrollTop < 10)).toBe(up);
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect(list).toBeVisible();
  await did('scroll to the first step', scroll(0), scrolled(true));
  await did('scroll to the last step', scroll(1e7), scrolled(false));
  await did(
    'append a step',
    () => page.keyboard.press('n'),
    () => expect(undo).toHaveAccessibleName(/Ada passes/),
  );
  await did(
    'take it back',
    () => page.keyboard.press('z'),
    () => expect(undo).not.toHaveAccessibleName(/Ada passes/),
  );
}

/** @type {readonly (readonly [string, number, object, number, typeof play])[]} */
const courses = [
  ['60', 60, mixed, 1, play],
  ['60, processor ÷ 4', 60, mixed, 4, play],
  ['1,000', 1000, tokens(1000), 1, play],
  ['10,000', 10_000, tokens(10_000), 1, play],
  ['5,000 steps', 5000, steps, 1, walk],
];
for (const [name, size, scenario, rate, course] of courses) {
  if (only.length > 0 && !only.includes(size)) continue;
  await measure(name, scenario, rate, course);
}
console.log('ms worked until it is shown / in the longest task / in all (by the clock)');
console.table(Object.fromEntries(table));
await browser.close();
await server.close();
