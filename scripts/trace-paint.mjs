// What the main thread of a page works from an input until what it led to is painted, and in its longest task.
// All in its own time: what else the machine does in the meantime is not counted.

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { type?: string } } }} TraceEvent */

const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
/** The mark that a page sets when something of it changes. */
export const CHANGED = 'changed';
const INPUTS = ['keydown', 'pointerdown'];

/**
 * In ms: what was worked from the last input on until something has changed, and for the frame in which that was
 * handed on to be drawn; and the longest task from the input on.
 * @typedef {{ answer: number, longest: number }} Worked
 */

/**
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Worked>}
 */
export async function traced(cdp, act) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: unknown[] }} */ { value }) => {
    events.push(.../** @type {TraceEvent[]} */ (value));
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  try {
    await act();
  } finally {
    const complete = new Promise((done) => {
      cdp.once('Tracing.tracingComplete', done);
    });
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', collect);
  }
  return untilPainted(events);
}

/**
 * @param {readonly TraceEvent[]} events
 * @returns {Worked}
 */
function untilPainted(events) {
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && INPUTS.includes(args?.data?.type ?? ''),
  );
  const input = inputs.sort((a, b) => a.ts - b.ts).at(-1);
  // A file that was given, a list that was scrolled: no input tells when, so all that was worked is counted.
  const page = input ?? events.find(({ name }) => name === CHANGED);
  if (page === undefined) return { answer: 0, longest: 0 };
  const began = input?.ts ?? 0;
  const main = events
    .filter(({ pid, tid, ph }) => pid === page.pid && tid === page.tid && ph === 'X')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  // What is worked out in slices is drawn in a later frame than the next.
  const changes = events.filter(({ name, ts }) => name === CHANGED && ts > began);
  const shown = Math.min(...changes.map(({ ts }) => ts));
  const frame = main.find(({ name, ts }) => name === 'Layerize' && ts > shown)?.ts ?? shown;
  let answer = 0;
  let longest = 0;
  let task = 0;
  let outer = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of main) {
    // What lies in another was counted with it.
    if (ts + dur <= began || ts < outer) continue;
    outer = ts + dur;
    // What a task leaves to microtasks is traced after it, and belongs to it.
    task = name.endsWith('PerformMicrotaskCheckpoint') ? task + tdur : tdur;
    longest = Math.max(longest, task);
    // What is done between the change and its frame belongs to neither.
    if (ts <= shown || (ts <= frame && frame <= outer)) answer += tdur;
  }
  return { answer: answer / 1000, longest: longest / 1000 };
}
