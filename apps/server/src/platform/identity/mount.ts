import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { applicationOrigins, type IdentitySettings } from './settings.ts';

/**
 * Passes everything under `/oidc` to the provider. URLs are built from PUBLIC_URL whatever the request says, so proxies
 * need no headers and clients cannot influence them. `provider` returns the current one: another takes over when keys
 * rotate.
 */
export function mountProvider(
  app: FastifyInstance,
  provider: () => Provider,
  settings: IdentitySettings,
): void {
  const callbacks = new WeakMap<Provider, ReturnType<Provider['callback']>>();
  const callbackOf = (current: Provider) => {
    const known = callbacks.get(current) ?? current.callback();
    callbacks.set(current, known);
    return known;
  };
  const publicUrl = new URL(settings.publicUrl);
  void app.register(async (scope) => {
    // The provider reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      url: '/oidc/*',
      // Queries hold id tokens and e-mails, which must not be logged.
      logLevel: 'warn',
      handler: (request, reply) => {
        reply.hijack();
        const incoming = request.raw as typeof request.raw & { originalUrl?: string };
        const { url = '/' } = incoming;
        incoming.headers.host = publicUrl.host;
        incoming.headers['x-forwarded-host'] = publicUrl.host;
        incoming.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
        incoming.headers['x-forwarded-for'] = request.ip;
        incoming.originalUrl = url;
        incoming.url = url.slice('/oidc'.length);
        return callbackOf(provider())(incoming, reply.raw);
      },
    });
  });
}

/**
 * Whether a form came from one of our own pages. Browsers say so by `Sec-Fetch-Site` on secure or local connections and
 * by `Origin` everywhere; a request with neither is rejected.
 */
export function isOwnForm(
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
  settings: IdentitySettings,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === 'null') return site === 'same-origin';
  return applicationOrigins(settings).includes(origin);
}
