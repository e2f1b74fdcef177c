import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A server of static files, as plain as they come. */
export interface Host {
  readonly address: string;
  /** From now on these files are served: a new version was put there. */
  readonly deploy: (folder: string) => void;
  /** Takes it off the net, open connections as well. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a folder under a path, and nothing elsewhere.
 * @param path with a slash at both ends
 */
export async function serve(first: string, path = '/'): Promise<Host> {
  let folder = first;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = pathname === path ? 'index.html' : pathname.slice(path.length);
    try {
      if (!pathname.startsWith(path)) throw new Error('elsewhere');
      const body = await readFile(join(folder, normalize(`/${decodeURIComponent(file)}`)));
      const type = TYPES[extname(file)] ?? 'text/plain; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    deploy: (next) => {
      folder = next;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
