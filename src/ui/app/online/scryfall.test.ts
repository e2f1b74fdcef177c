import { describe, expect, it } from 'vitest';
import { lookUps } from './scryfall';

/** A world with a clock of its own, in which each request is noted with its time. */
function world(answers: (url: string) => Response) {
  let time = 1000;
  const asked: { url: string; at: number; accept: string | null; body?: string }[] = [];
  return {
    asked,
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      asked.push({
        url: String(url),
        at: time,
        accept: new Headers(init?.headers).get('accept'),
        ...(typeof init?.body === 'string' && { body: init.body }),
      });
      return answers(String(url));
    },
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const json = (value: unknown) => () => new Response(JSON.stringify(value));

describe('look-ups', () => {
  it('ask for names one at a time, at the pace that is asked of us', async () => {
    const here = world(json({ data: ['Zyzzyx Bear', 7, 'Zyzzyx Bird'] }));
    const { names } = lookUps(here);
    const answers = await Promise.all([names('zyz'), names('zyzz'), names('zyzzy')]);
    expect(answers[0]).toEqual({ ok: true, found: ['Zyzzyx Bear', 'Zyzzyx Bird'] });
    const times = here.asked.map(({ at }) => at);
    expect(times).toEqual([1000, 1100, 1200]);
    expect(here.asked.every(({ accept }) => accept?.includes('application/json'))).toBe(true);
  });

  it('leave out what is no longer wanted when its turn comes', async () => {
    const here = world(json({ data: [] }));
    await lookUps(here).names('zyz', () => false);
    expect(here.asked).toEqual([]);
  });

  it('give a card by its name, with what counts of it', async () => {
    const card = { name: 'Zyzzyx Bear', type_line: 'Creature — Bear', power: '2', toughness: '2' };
    const here = world(json({ ...card, object: 'card', set: 'zzz' }));
    expect(await lookUps(here).card('Zyzzyx Bear')).toEqual({ ok: true, found: card });
    expect(here.asked[0]?.url).toBe('https://api.scryfall.com/cards/named?exact=Zyzzyx%20Bear');
  });

  it('give the cards of a list seventy-five names at a time, and leave out what is not known', async () => {
    const names = Array.from({ length: 80 }, (_, at) => `Bear ${at}`);
    const here = world(
      json({ data: [{ name: 'Bear 3', type_line: 'Creature — Bear' }], not_found: [] }),
    );
    const { found } = await lookUps(here).cards(names);
    expect(found.map(({ name }) => name)).toEqual(['Bear 3', 'Bear 3']);
    const sent = here.asked.map(({ body }) => JSON.parse(body ?? '').identifiers);
    expect(sent.map((all) => all.length)).toEqual([75, 5]);
    expect(sent[1][0]).toEqual({ name: 'Bear 75' });
    expect(here.asked.map(({ at }) => at)).toEqual([1000, 1100]);
  });

  it('of a list end where it cannot be reached, with what was found before', async () => {
    const here = world(() => new Response('', { status: 500 }));
    expect(await lookUps(here).cards(['A'])).toEqual({
      found: [],
      why: expect.stringContaining('500'),
    });
  });

  it('say in words what went wrong, and never throw', async () => {
    const answered = async (answer: () => Response) => {
      const found = await lookUps(world(answer)).card('X');
      return found.ok ? 'found' : found.why;
    };
    expect(await answered(() => new Response('', { status: 404 }))).toContain('knows no card');
    expect(await answered(() => new Response('', { status: 500 }))).toContain('500');
    expect(await answered(() => new Response('<html>'))).toContain('cannot be reached');
    expect(await answered(json({ name: 'X' }))).toContain('no card here');
    expect(
      await answered(() => {
        throw new TypeError('offline');
      }),
    ).toContain('cannot be reached');
  });

  it('rest where they were too many', async () => {
    const here = world(() => new Response('', { status: 429 }));
    const { names } = lookUps(here);
    await names('zyz');
    expect(await names('zyzz')).toMatchObject({ ok: false });
    expect(here.asked).toHaveLength(1);
  });
});
