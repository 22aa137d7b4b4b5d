import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { browser as findBrowser } from '../../scripts/browser.mjs';

const launched = new Map();

function launch(name, args) {
  if (!launched.has(name))
    launched.set(
      name,
      findBrowser().then((options) => chromium.launch({ ...options, args: [...options.args, ...args] })),
    );
  return launched.get(name);
}

/**
 * Chromium without its frame cap, so that a frame lasts as long as its work and not until the next screen refresh.
 * Shared by all benchmarks of a run.
 */
export const launchBrowser = () =>
  launch('charts', ['--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--expose-gc']);

/**
 * Chromium as people have it, for the running product: without the cap whatever moves while something loads would be
 * painted without a pause, and take the processor from the server beside it.
 */
export const launchUsersBrowser = () => launch('product', []);

export async function closeBrowser() {
  for (const browser of launched.values()) await (await browser).close();
  launched.clear();
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Serves a built page on a free local port; returns its address and a function that stops it. */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, end: () => server.close() };
}
