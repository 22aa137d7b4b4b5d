import type { FastifyInstance } from 'fastify';
import { isUnreachable } from '../http/problem.ts';
import { frameFor, sendMessage } from './answers.ts';
import { serveHostedAssets, type HostedAssets } from './hosted-assets.ts';
import { registerLinkPages } from './links/link-pages.ts';
import { registerResetRequest } from './links/reset-request.ts';
import { registerOutboxPage } from './outbox-page.ts';
import type { SignInOptions } from './sign-in/interaction.ts';
import { registerPasskeyPages } from './sign-in/passkey-pages.ts';
import { registerPasswordPages } from './sign-in/password-pages.ts';
import { registerSecondFactorPages } from './sign-in/second-factor-pages.ts';
import { isOwnForm } from './mount.ts';
import { markUnavailable } from './unavailable.ts';

export interface HostedPagesOptions extends SignInOptions {
  /** Undefined before a build: the pages work, unstyled. */
  assets: HostedAssets | undefined;
}

/** Everything under `/identity`: the pages that people see before they are signed in. */
export async function registerHostedPages(app: FastifyInstance, options: HostedPagesOptions): Promise<void> {
  const { settings, outbox, log, relyingParty, assets } = options;
  await app.register(async (pages) => {
    // The server's default is `no-referrer`, under which browsers hide the origin of our own forms from us.
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('referrer-policy', 'same-origin');
    });
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    pages.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) log.error({ event: 'identity-error', err: error }, 'a hosted page failed');
      const frame = frameFor(request, settings);
      if (isUnreachable(error))
        return sendMessage(markUnavailable(reply), frame, 503, { name: 'unavailable' });
      return sendMessage(reply, frame, status, { name: status >= 500 ? 'broken' : 'forbidden' });
    });
    pages.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST' || isOwnForm(request.headers, settings)) return;
      await sendMessage(reply, frameFor(request, settings, { address: request.url }), 403, {
        name: 'forbidden',
      });
    });
    registerPasswordPages(pages, options);
    registerSecondFactorPages(pages, options);
    if (relyingParty) registerPasskeyPages(pages, { ...options, relyingParty });
    registerResetRequest(pages, options);
    registerLinkPages(pages, options);
    if (outbox.hasPage) registerOutboxPage(pages, options);
    pages.get('/identity/*', (request, reply) =>
      sendMessage(reply, frameFor(request, settings), 404, { name: 'notFound' }),
    );
    if (assets) await serveHostedAssets(pages, assets);
    else log.warn({ event: 'hosted-pages-unstyled' }, 'build the server to style its pages');
  });
}
