import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CALLBACK_PATH, hasPage } from '@healzy/domain/session';
import type { Brand } from '@healzy/domain/shared';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { findUpwards } from '../find-upwards.ts';
import { embeddedEndpoints } from '../identity/provider.ts';
import { sendProblem } from './problem.ts';
import { notFound } from './http-problem.ts';
import { callbackPolicy, WASM_WORKER_POLICY, pagePolicy } from './security-headers.ts';

/** Path prefixes that are not screens of the app. */
const NOT_SCREENS =
  /^\/(account-service|user-service|patient-service|measurement-service|support-service|appointment-service|calendar|oidc|identity|files|reference|assets|health|about|brand)(\/|$)/;

/** What the built page has where it would fetch its configuration. */
const CONFIG_LINK = /<link [^>]*href="\/config\.json"[^>]*>/;

/**
 * The page with its configuration in it, as data, so that it waits for no second answer. No script is allowed inline; a
 * block of data is none.
 */
const withConfig = (page: string, settings: object): string =>
  page.replace(
    CONFIG_LINK,
    () =>
      `<script type="application/json" id="config">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
  );

/** `theme.js` has no name of its own for each build: for a day its former one does as well, and no page waits to learn that. */
const THEME_CACHING = 'max-age=86400';

/** What the app is told besides the configuration. */
interface Installed {
  brand: Brand;
  /** Whether e-mails of this server reach people, and whether it sends text messages. */
  sendsMail: boolean;
  sendsSms: boolean;
}

/** Serves `/config.json` and the built app: its files, and its page for every path of a screen, and with 404 for others. */
export async function registerWebApp(
  app: FastifyInstance,
  config: Config,
  installed: Installed,
): Promise<void> {
  const settings = {
    issuer: config.issuer,
    endpoints: config.outsideIssuer === null ? embeddedEndpoints(config.issuer) : null,
    clientId: config.clientId,
    apiUrl: '',
    audience: config.audience,
    ...installed,
    serviceWorker: config.serviceWorker,
  };
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settings),
  );

  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
  const built = findUpwards('web/dist/index.html');
  const root = config.webDist ?? (built && dirname(built));
  if (root === undefined) {
    app.log.warn('the web app is not built: only the API is served. Run `npm start` to build it.');
    return;
  }
  const policy = pagePolicy(config);
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (response, path) => {
      // A worker takes its policy from its own script's response, and loads further scripts under it.
      const needsPolicy = /\.(html|js)(\.br|\.gz)?$/.test(path);
      const runsWasm = /\/(pdf\.worker[^/]*\.mjs|[\w-]+\.wasm\.worker[^/]*\.js)(\.br|\.gz)?$/.test(path);
      const isHashed = path.includes('/assets/');
      const others = path.endsWith('/theme.js') ? THEME_CACHING : 'no-cache';
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : others);
      // The plugin chooses among the compressed files, and does not tell caches that it did.
      response.setHeader('vary', 'accept-encoding');
      if (needsPolicy) response.setHeader('content-security-policy', policy);
      if (runsWasm) response.setHeader('content-security-policy', WASM_WORKER_POLICY);
    },
  });
  const page = withConfig(await readFile(join(root, 'index.html'), 'utf8'), settings);
  const sendPage = (reply: FastifyReply, itsPolicy: string, status = 200) =>
    reply
      .code(status)
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': itsPolicy })
      .type('text/html; charset=utf-8')
      .send(page);
  const framed = callbackPolicy(config);
  app.get(CALLBACK_PATH, (_request, reply) => sendPage(reply, framed));
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
    if (NOT_SCREENS.test(path) || isFile) return sendProblem(reply, notFound());
    // The app says so to a person; the status to everyone else.
    return sendPage(reply, policy, hasPage(path) ? 200 : 404);
  });
}
