import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frameFor, sendMessage, sendPage } from './answers.ts';
import { isLoopbackHost } from './loopback.ts';
import { outboxPage } from './pages/outbox.ts';
import type { IdentityParts } from './parts.ts';

const LOOPBACK_ADDRESS = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;

/** Where messages are read without a mail server. */
export const OUTBOX_PATH = '/identity/outbox';

/**
 * Whether a request comes from this machine itself, and not through a proxy on it. The host is checked too, so that a
 * web page elsewhere cannot reach the outbox by pointing its own name at this machine (DNS rebinding).
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw;
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return (
    !isForwarded && LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '')
  );
}

/**
 * The messages of a server without a mail server, readable on the machine itself only: their links give access to
 * accounts.
 */
export function registerOutboxPage(
  app: FastifyInstance,
  { settings, outbox }: Pick<IdentityParts, 'settings' | 'outbox'>,
): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    const frame = frameFor(request, settings, { address: OUTBOX_PATH });
    if (!isFromThisMachine(request)) return sendMessage(reply, frame, 404, { name: 'notFound' });
    return sendPage(reply, frame, 200, outboxPage(frame, await outbox.latest()));
  });
}
