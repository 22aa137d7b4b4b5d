import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { serverKey } from '../../platform/db/server-secrets.ts';
import { withAfterCommit } from '../../platform/http/after-commit.ts';
import type { FailureLimit } from '../../platform/http/failure-limit.ts';
import { HttpProblem, notFound } from '../../platform/http/http-problem.ts';
import { handleError } from '../../platform/http/problem.ts';
import type { Services } from '../../platform/services.ts';
import { setMailOfHeld } from './held.ts';
import { hashOfLink } from './links.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Where patients stop e-mails about their chat with one press. */
    mailStops: MailStops;
  }
}

export interface MailStops {
  /** The address for the e-mails with a link. @param linkId of the chat's link */
  addressOf(linkId: string): string;
  /** The link of an address, by its `stop`; null if this server did not issue it. */
  linkOf(stop: string): string | null;
}

/** The same address opens the app's page, which asks before it stops: programs that know no press open it. */
const CHAT_PAGE = '/chat';
const STOP = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Addresses that stop e-mails and do nothing else. Providers of e-mail keep them, and call them from their own servers, so
 * that they must not hold the secret with which a chat is read.
 */
function createMailStops({ key, publicUrl }: { key: string; publicUrl: string }): MailStops {
  const proofOf = (linkId: string): string =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(`mail-stop\n${linkId}`).digest('base64url');
  return {
    addressOf: (linkId) => `${publicUrl}${CHAT_PAGE}?mail=off&stop=${linkId}.${proofOf(linkId)}`,
    linkOf(stop) {
      const [, linkId, proof] = STOP.exec(stop) ?? [];
      if (linkId === undefined || proof === undefined) return null;
      return timingSafeEqual(Buffer.from(proofOf(linkId)), Buffer.from(proof)) ? linkId : null;
    },
  };
}

/** Addresses with this server's key. */
export const loadMailStops = async (database: Database, publicUrl: string): Promise<MailStops> =>
  createMailStops({ key: await serverKey(database, 'chats.mail-stop-key'), publicUrl });

/**
 * `POST /chat?mail=off&stop=…` stops the e-mails about a chat, once or again (RFC 8058). Whoever gets one may, on any device
 * and at any time: the address is the whole proof, so that no cookie can be misused for it, and what is sent with it,
 * `List-Unsubscribe=One-Click` as a form of either kind, tells nothing more.
 */
export function registerMailStops(
  app: FastifyInstance,
  { services, failures }: { services: Services; failures: FailureLimit },
): void {
  app.register(async (scope) => {
    scope.setErrorHandler(handleError);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post(CHAT_PAGE, async (request, reply) => {
      const { stop } = request.query as { stop?: unknown };
      const linkId = typeof stop === 'string' ? services.mailStops.linkOf(stop) : null;
      const refuse = (): never => {
        failures.count(request.ip);
        throw notFound();
      };
      if (linkId === null) return refuse();
      await withAfterCommit(services, (afterCommit) =>
        services.database
          .asIntake(hashOfLink(services, linkId), (sql) =>
            setMailOfHeld(sql, { services, afterCommit }, false),
          )
          .catch((error: unknown) => {
            if (error instanceof HttpProblem && error.status === 404) return refuse();
            throw error;
          }),
      );
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
