/**
 * Signing in: an embedded OpenID provider (`/oidc`), its pages (`/identity`), and the check of access tokens.
 *
 * For the API: `identity.verifyAccessToken` says who calls; **`currentAccountContext(sql, userId, accountId)` says
 * what they may do now**. Tokens live for 15 minutes, so roles in a token may be older than a change: every request
 * must look the membership up (one row by primary key, in the same transaction as the work) and take roles and
 * professionalId from there. Null means 403.
 *
 * After `createUser` has committed, call `identity.sendInvitation(userId)`: it mails a link to choose a password.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import {
  createAccessTokenVerifier,
  keysOf,
  keysOfIssuer,
  OUTSIDE_ALGORITHMS,
  OWN_ALGORITHMS,
  type VerifyAccessToken,
} from './accessTokens.ts';
import { frameFor, sendMessage } from './answers.ts';
import { isLoopbackUrl } from './loopback.ts';
import { mountProvider } from './mount.ts';
import { LINK_HOURS, purgeLinks } from './oneTimeLinks.ts';
import { Outbox } from './outbox.ts';
import { OUTBOX_PATH, registerOutboxPage } from './outboxPage.ts';
import {
  registerPasswordReset,
  registerResetCall,
  sendLink,
  type PasswordResetOptions,
} from './passwordReset.ts';
import { PayloadStore } from './payloads.ts';
import { findPerson } from './people.ts';
import { createProvider } from './provider.ts';
import { loadIdentitySecrets, publicHalf } from './secrets.ts';
import { purgeSessions } from './sessionRecords.ts';
import type { IdentitySettings } from './settings.ts';
import { registerSignIn } from './signIn.ts';
import { Throttle } from './throttle.ts';

export { InvalidAccessTokenError, IssuerUnavailableError, type AccessClaims } from './accessTokens.ts';
export { hashPassword } from './passwords.ts';
export { currentAccountContext } from './people.ts';
export { isSessionLive } from './sessionRecords.ts';

export interface IdentityOptions {
  database: Database;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  /** `urn:healzy:api` */
  audience: string;
  /** `healzy-web` */
  clientId: string;
  /** An OpenID provider elsewhere; then nothing is embedded and only tokens are checked. */
  outsideIssuer?: string | null;
  /** `smtp://…`; without it messages stay in the outbox. */
  smtpUrl?: string | null;
  mailFrom: string;
  /** Shown on the pages: `Healzy` unless told. */
  brand?: string;
  /** Other origins that serve the same application, e.g. `http://localhost:5173` in development. */
  allowedOrigins?: readonly string[];
  /** The time, for everything but the provider's own tokens. */
  now?: () => Date;
}

export interface Identity {
  readonly issuer: string;
  /** Where whoever sits at this machine reads e-mails that no mail server takes; null when there is no such page. */
  readonly outboxUrl: string | null;
  /** Who calls. Throws `InvalidAccessTokenError` (401) or `IssuerUnavailableError` (503). */
  verifyAccessToken: VerifyAccessToken;
  /** How long the link of an invitation works; null with an outside issuer. */
  readonly invitationHours: number | null;
  /** Mails a person a link to choose a first password. Does nothing with an outside issuer, which invites itself. */
  sendInvitation(userId: string): Promise<void>;
  /** Sends e-mails that wait; also done at once when one is written, and every minute. */
  deliverMail(): Promise<void>;
  /** Removes what has expired; also done every ten minutes. */
  purge(): Promise<void>;
  /** Resolves when all work that was put off until after an answer is done. */
  settled(): Promise<void>;
}

const PURGE_EVERY_MS = 10 * 60_000;
const DELIVER_EVERY_MS = 60_000;
/** Counters of those who have long stopped trying; longer than any wait. */
const COUNTER_DAYS = 2;

/** The folder with `hosted.css` and its fonts, beside the bundle or in `dist` of the sources. */
function hostedAssets(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = [join(folder, 'hosted'), join(folder, 'dist', 'hosted')].find((candidate) =>
      existsSync(join(candidate, 'hosted.css')),
    );
    if (found !== undefined) return found;
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}

/** Adds signing in to the server. `app` needs `trustProxy` set as the installation demands: `request.ip` is audited. */
export async function registerIdentity(app: FastifyInstance, options: IdentityOptions): Promise<Identity> {
  const { outsideIssuer } = options;
  if (typeof outsideIssuer === 'string') {
    return {
      issuer: outsideIssuer,
      outboxUrl: null,
      invitationHours: null,
      verifyAccessToken: createAccessTokenVerifier({
        issuer: outsideIssuer,
        audience: options.audience,
        keys: keysOfIssuer(outsideIssuer),
        algorithms: OUTSIDE_ALGORITHMS,
        ...(options.now && { now: options.now }),
      }),
      sendInvitation: () => Promise.resolve(),
      deliverMail: () => Promise.resolve(),
      purge: () => Promise.resolve(),
      settled: () => Promise.resolve(),
    };
  }
  return embedProvider(app, options);
}

async function embedProvider(app: FastifyInstance, options: IdentityOptions): Promise<Identity> {
  const { database, now = () => new Date() } = options;
  const { log } = app;
  const settings: IdentitySettings = {
    publicUrl: options.publicUrl,
    issuer: `${options.publicUrl}/oidc`,
    audience: options.audience,
    clientId: options.clientId,
    brand: options.brand ?? 'Healzy',
    allowedOrigins: options.allowedOrigins ?? [],
  };
  const secrets = await loadIdentitySecrets(database);
  const store = new PayloadStore(database);
  const throttle = new Throttle(database, now);
  const outbox = new Outbox({
    database,
    log,
    now,
    smtpUrl: options.smtpUrl ?? undefined,
    from: options.mailFrom,
  });
  // At a public address people expect their e-mails by e-mail; the page would only be one more door.
  const hasOutboxPage = !outbox.isDelivering && isLoopbackUrl(options.publicUrl);
  const provider = createProvider({ settings, database, store, log, now, ...secrets });

  const pending = new Set<Promise<void>>();
  const later = (work: () => Promise<void>): void => {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error({ event: 'identity-error', err: error }, 'deferred work failed'))
      .finally(() => pending.delete(running));
    pending.add(running);
  };
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  const reset: PasswordResetOptions = { settings, database, throttle, outbox, now, log, later };

  mountProvider(app, provider, settings);
  registerResetCall(app, reset);
  await app.register(async (pages) => {
    // The server's own default is `no-referrer`, under which browsers hide the origin of our own forms from us.
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
      const frame = frameFor(request, settings, {});
      return sendMessage(reply, settings, frame, { name: status >= 500 ? 'broken' : 'forbidden', status });
    });
    registerSignIn(pages, { settings, database, provider, throttle, now });
    registerPasswordReset(pages, reset);
    if (hasOutboxPage) registerOutboxPage(pages, { settings, outbox });
    pages.get('/identity/*', (request, reply) =>
      sendMessage(reply, settings, frameFor(request, settings, {}), { name: 'notFound', status: 404 }),
    );
    const assets = hostedAssets();
    if (assets === undefined)
      log.warn({ event: 'hosted-pages-unstyled' }, 'build the server to style its pages');
    else {
      await pages.register(fastifyStatic, {
        root: assets,
        prefix: '/identity/assets/',
        decorateReply: false,
        index: false,
        cacheControl: false,
        setHeaders: (response, path) => {
          response.setHeader('x-content-type-options', 'nosniff');
          // Fonts bear a hash in their name; the style sheet's name is stable.
          response.setHeader(
            'cache-control',
            path.endsWith('.css') ? 'no-cache' : 'public, max-age=31536000, immutable',
          );
        },
      });
    }
  });

  const purge = async (): Promise<void> => {
    await store.purge(now());
    await outbox.purge(now());
    await database.asSystem(async (sql) => {
      await purgeLinks(sql, now());
      await purgeSessions(sql);
      const longAgo = new Date(now().getTime() - COUNTER_DAYS * 86_400_000).toISOString();
      await sql.query('DELETE FROM attempt_counters WHERE last_at < $1', [longAgo]);
    });
  };
  const timers = [
    setInterval(() => later(purge), PURGE_EVERY_MS),
    ...(outbox.isDelivering ? [setInterval(() => later(() => outbox.deliver()), DELIVER_EVERY_MS)] : []),
  ];
  timers.forEach((timer) => timer.unref());
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    await settled();
    outbox.close();
  });

  return {
    issuer: settings.issuer,
    invitationHours: LINK_HOURS.INVITATION,
    outboxUrl: hasOutboxPage ? `${options.publicUrl}${OUTBOX_PATH}` : null,
    verifyAccessToken: createAccessTokenVerifier({
      issuer: settings.issuer,
      audience: settings.audience,
      keys: keysOf(secrets.signingKeys.map(publicHalf)),
      algorithms: OWN_ALGORITHMS,
      type: 'at+jwt',
      hasOwnSessions: true,
      now,
    }),
    sendInvitation: async (userId) => {
      const person = await database.asSystem((sql) => findPerson(sql, userId));
      if (person) await sendLink(reset, person, 'INVITATION');
    },
    deliverMail: () => outbox.deliver(),
    purge,
    settled,
  };
}
