import { aboutBulk } from '../../../store/keeping/bulkShelf';
import type { Reply, Request } from './messages';
import { keptCards } from './searching';

/** Reads files of many cards and searches among them, so that the page is free meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  answer(data).then(say, (error: unknown) => {
    say({
      id: data.id,
      say: 'failed',
      why: error instanceof Error ? error.message : String(error),
    });
  });
});

const say = (reply: Reply): void => postMessage(reply);

async function answer(request: Request): Promise<Reply> {
  const { id } = request;
  switch (request.ask) {
    case 'bring': {
      const { bring } = await import('./bring');
      const about = await bring(request.file, request.version, (progress) =>
        say({ id, say: 'progress', progress }),
      );
      return { id, say: 'brought', about };
    }
    case 'search': {
      const [cards, about] = await Promise.all([keptCards(), aboutBulk()]);
      // What another engine could not read, this one may.
      const unread =
        about?.version === request.version ? undefined : (await import('./bring')).unreadIn;
      return {
        id,
        say: 'found',
        found: cards.search(request.search, unread),
      };
    }
    case 'cards':
      return { id, say: 'cards', cards: (await keptCards()).named(request.names) };
  }
}
