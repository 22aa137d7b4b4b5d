import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@healzy/domain/shared';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { findUpwards } from '../find-upwards.ts';
import { sendProblem } from './problem.ts';
import { notFound } from './http-problem.ts';
import { callbackPolicy, DOCUMENT_WORKER_POLICY, pagePolicy } from './security-headers.ts';

/** Path prefixes that are not screens of the app. */
const NOT_SCREENS =
  /^\/(account-service|user-service|patient-service|measurement-service|support-service|appointment-service|calendar|oidc|identity|files|reference|assets|health|about|brand)(\/|$)/;

/** Serves `/config.json` and the built app: its files, and its page for every path of a screen. */
export async function registerWebApp(app: FastifyInstance, config: Config, brand: Brand): Promise<void> {
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      issuer: config.issuer,
      clientId: config.clientId,
      apiUrl: '',
      audience: config.audience,
      brand,
      serviceWorker: config.serviceWorker,
    }),
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
      const isDocumentWorker = /\/pdf\.worker[^/]*\.mjs(\.br|\.gz)?$/.test(path);
      const isHashed = path.includes('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The plugin chooses among the compressed files, and does not tell caches that it did.
      response.setHeader('vary', 'accept-encoding');
      if (needsPolicy) response.setHeader('content-security-policy', policy);
      if (isDocumentWorker) response.setHeader('content-security-policy', DOCUMENT_WORKER_POLICY);
    },
  });
  const framed = callbackPolicy(config);
  app.get(
    '/callback',
    { onSend: async (_request, reply) => void reply.header('content-security-policy', framed) },
    (_request, reply) => reply.sendFile('index.html'),
  );
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
    return NOT_SCREENS.test(path) || isFile ? sendProblem(reply, notFound()) : reply.sendFile('index.html');
  });
}
