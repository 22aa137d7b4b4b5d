import type { FastifyReply } from 'fastify';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { isUnreachable } from '../http/problem.ts';
import { showMessage } from './provider-pages.ts';
import type { IdentitySettings } from './settings.ts';

const STATUS = 503;
const RETRY_AFTER_SECONDS = '5';

/** Marks a hosted page's response as one to retry. */
export const markUnavailable = (reply: FastifyReply): FastifyReply =>
  reply.header('retry-after', RETRY_AFTER_SECONDS);

/** The provider's own 503: a page for people, JSON for the application. */
export function sendUnavailable(ctx: KoaContextWithOIDC, settings: IdentitySettings): void {
  ctx.status = STATUS;
  ctx.set('retry-after', RETRY_AFTER_SECONDS);
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = { error: 'temporarily_unavailable', error_description: 'try again in a moment' };
    return;
  }
  showMessage(ctx, settings, { name: 'unavailable' });
}

/**
 * Makes the provider respond with an explained 503 while the database is unreachable or the disk is full. By itself it
 * responds 500 to any error, which clients take for permanent. For error pages it calls `sendUnavailable` itself.
 */
export function answerUnavailable(provider: Provider, settings: IdentitySettings): void {
  provider.on('server_error', (ctx, error) => {
    if (isUnreachable(error)) sendUnavailable(ctx, settings);
  });
  // Covers errors outside the provider's handlers: a session is read before them and written after.
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      provider.emit('server_error', ctx as unknown as KoaContextWithOIDC, error as Error);
    }
  });
}
