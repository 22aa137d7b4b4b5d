import type { FastifyReply } from 'fastify';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { isUnreachable } from '../http/problem.ts';
import { messagePage } from './pages/layout.ts';
import { TEXTS } from './pages/texts.ts';
import { frameOf } from './provider-pages.ts';
import { startHref, type IdentitySettings } from './settings.ts';

const STATUS = 503;
const RETRY_AFTER_SECONDS = '5';

/** Marks the answer of a hosted page as one to ask for again. */
export const markUnavailable = (reply: FastifyReply): FastifyReply =>
  reply.header('retry-after', RETRY_AFTER_SECONDS);

/** The provider's own answer of that kind: a page for people, JSON for the application. */
export function sendUnavailable(ctx: KoaContextWithOIDC, settings: IdentitySettings): void {
  ctx.status = STATUS;
  ctx.set('retry-after', RETRY_AFTER_SECONDS);
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = { error: 'temporarily_unavailable', error_description: 'try again in a moment' };
    return;
  }
  const frame = frameOf(ctx, settings);
  const texts = TEXTS[frame.language];
  ctx.type = 'html';
  ctx.body = messagePage(frame, {
    title: texts.unavailableTitle,
    text: texts.unavailableText,
    isProblem: true,
    action: { href: startHref(settings), label: texts.startAgain },
  });
}

/**
 * Lets the provider answer 503 with words while the database cannot be reached or the disk is full. By itself it says
 * 500 for whatever is thrown, which a client takes for a fault that stays. Pages of errors it has rendered by
 * `sendUnavailable` itself.
 */
export function answerUnavailable(provider: Provider, settings: IdentitySettings): void {
  provider.on('server_error', (ctx, error) => {
    if (isUnreachable(error)) sendUnavailable(ctx, settings);
  });
  // What is thrown around the provider's handlers: a session is read before them and written after.
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      provider.emit('server_error', ctx as unknown as KoaContextWithOIDC, error as Error);
    }
  });
}
