import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, relative } from 'node:path';
import { files } from './storybook-build.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built folder from memory, so that another build cannot replace it under a running test. Returns `{ url,
 * close }`.
 */
export async function serveFolder(folder) {
  const held = new Map([...files(folder)].map((file) => [`/${relative(folder, file)}`, readFileSync(file)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname);
    const body = held.get(name);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
