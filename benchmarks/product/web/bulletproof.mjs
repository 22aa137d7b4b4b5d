// bulletproof-react, the leanest app of a similar shape: its own build behind a server that compresses as ours does and
// answers the calls of its two pages at once, without the half second that its own mock waits.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** `HEALZY_BULLETPROOF` names the folder of the build; README.md says which. */
const NAME = 'bulletproof-react 9506629';

const ROWS = 10;
const createdAt = Date.UTC(2026, 0, 31);
const user = {
  id: 'user',
  createdAt,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  role: 'ADMIN',
  teamId: 'team',
  bio: '',
};
const discussions = Array.from({ length: ROWS }, (_, index) => ({
  id: `discussion-${index}`,
  createdAt,
  title: `Discussion ${index}`,
  body: 'Text of a discussion.',
  teamId: 'team',
  author: user,
}));
const answers = {
  '/api/auth/me': { data: user },
  '/api/discussions': { data: discussions, meta: { page: 1, total: ROWS, totalPages: 1 } },
};
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.ico': 'image/x-icon' };

/** The peer as `openClinic` gives the product; null where its build is not there. */
export async function openBulletproof() {
  const folder = process.env.HEALZY_BULLETPROOF;
  if (!folder || !existsSync(join(folder, 'index.html'))) return null;
  // Another origin's font, which is not to be had here: it would wait for a name to resolve.
  const document = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    /<link rel="stylesheet" href="https:[^>]*>/,
    '',
  );
  const packed = new Map();
  const pack = (path, read) => {
    if (!packed.has(path)) packed.set(path, brotliCompressSync(read()));
    return packed.get(path);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = answers[pathname];
    if (answer) {
      const isRefused = /signed=out/.test(request.headers.cookie ?? '') && pathname.endsWith('/me');
      const body = isRefused ? { data: null } : answer;
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
    const file = join(folder, pathname);
    const isFile = file.startsWith(folder) && extname(file) !== '' && existsSync(file);
    response
      .writeHead(200, {
        'content-type': isFile ? (types[extname(file)] ?? 'application/octet-stream') : 'text/html',
        'content-encoding': 'br',
        'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(pack(isFile ? file : 'document', () => (isFile ? readFileSync(file) : document)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${server.address().port}`;
  return {
    name: NAME,
    url,
    pages: {
      'sign-in': {
        path: '/auth/login',
        shown: ['input[name="email"]'],
        cookies: [{ name: 'signed', value: 'out', url }],
      },
      list: { path: '/app/discussions', shown: ['table tbody tr'] },
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
