/**
 * Identity: an embedded OpenID provider (`/oidc`), its pages (`/identity`), and the verification of access tokens.
 *
 * For the API: `identity.verifyAccessToken` identifies the caller; **`currentAccountContext(sql, userId, accountId)`
 * says what they may do now**. Tokens live for 15 minutes, so roles in a token may be outdated: every request must look
 * the membership up (one row by primary key, in the same transaction as the work) and take roles and professionalId
 * from there. Null means 403.
 *
 * After an invitation has been committed, call `identity.sendInvitation(userId, accountId)`: it mails its link.
 */
import type { FastifyInstance } from 'fastify';
import { createAccessTokenVerifier, keysOfIssuer, OUTSIDE_ALGORITHMS } from './access-tokens.ts';
import { createDeferredWork } from './deferred-work.ts';
import { embedProvider } from './embedded.ts';
import { isLoopbackUrl } from './loopback.ts';
import { letterBrandOf, type Identity, type IdentityOptions, type ProviderIdentity } from './options.ts';
import { Outbox } from './outbox.ts';

export { type AccessClaims } from './access-tokens.ts';
export { hashPassword } from './passwords.ts';
export { currentAccountContext, currentSessionContext, type CurrentContext } from './people.ts';
export { isSessionLive } from './session-records.ts';
export type { Mailbox } from './outbox.ts';
export type { Identity, IdentityOptions } from './options.ts';
export type { OwnSecurity } from './own-security.ts';
export { SecurityRefusal } from './security-refusal.ts';

/** Adds identity to the server. `app` needs `trustProxy` set as the installation requires: `request.ip` is audited. */
export async function registerIdentity(app: FastifyInstance, options: IdentityOptions): Promise<Identity> {
  const { database, smtpUrl, mailFrom, now = () => new Date() } = options;
  const outsideIssuer = options.outsideIssuer ?? null;
  const { log } = app;
  const deferred = createDeferredWork(log);
  const brand = letterBrandOf(options);
  // At a public URL people expect real e-mails; the page would only be one more attack surface.
  const canHavePage = outsideIssuer === null && isLoopbackUrl(options.publicUrl);
  const outbox = new Outbox({ database, log, now, smtpUrl, mailFrom, brand, canHavePage });
  const provider: ProviderIdentity =
    outsideIssuer === null
      ? await embedProvider(app, { ...options, now, outbox, later: deferred.later })
      : {
          issuer: outsideIssuer,
          outboxUrl: null,
          invitationHours: null,
          security: null,
          verifyAccessToken: createAccessTokenVerifier({
            issuer: outsideIssuer,
            audience: options.audience,
            keys: keysOfIssuer(outsideIssuer),
            algorithms: OUTSIDE_ALGORITHMS,
            now,
          }),
          sendInvitation: () => Promise.resolve(),
          tendKeys: () => Promise.resolve(),
          purge: () => outbox.purge(now()),
        };
  outbox.tend(app, deferred, provider.purge);
  return { ...provider, mail: outbox, deliverMail: () => outbox.deliver(), settled: deferred.settled };
}
