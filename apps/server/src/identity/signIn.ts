import { PASSWORD_LENGTH } from '@healzy/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Database } from '../db/database.ts';
import { frameFor, sendMessage, sendPage, textOf } from './answers.ts';
import { originOf, type Origin } from '../audit-log/record.ts';
import { hasSignedInFrom, recordLoginAudit, type LoginAttempt } from './loginAudit.ts';
import { isOwnForm } from './mount.ts';
import { signInPage, type SignInRefusal } from './pages/signIn.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findPersonByEmail, type Person } from './people.ts';
import type { IdentitySettings } from './settings.ts';
import { addressBlock, SIGN_IN_POLICIES, throttleKey, type Throttle } from './throttle.ts';

export interface SignInOptions {
  settings: IdentitySettings;
  database: Database;
  provider: Provider;
  throttle: Throttle;
  now: () => Date;
}

const ADDRESS = '/identity/interaction/';

interface Credentials {
  email: string;
  password: string;
  origin: Origin;
}

type Outcome = { kind: 'signed-in'; person: Person } | { kind: 'refused'; refusal: SignInRefusal };

/** The keys that an attempt counts against. */
export function signInKeys(email: string, ip: string): { own: string; email: string; ip: string } {
  const block = addressBlock(ip);
  return {
    own: throttleKey('sign-in:email-ip', email.toLowerCase(), block),
    email: throttleKey('sign-in:email', email.toLowerCase()),
    ip: throttleKey('sign-in:ip', block),
  };
}

/** Checks e-mail and password. Known and unknown e-mails take the same steps and the same time. */
async function checkCredentials(options: SignInOptions, credentials: Credentials): Promise<Outcome> {
  const { database, throttle, now } = options;
  const { email, password, origin } = credentials;
  const { ip } = origin;
  const keys = signInKeys(email, ip);
  const audit = (kind: LoginAttempt['kind'], person: Person | undefined) =>
    database.asSystem((sql) =>
      recordLoginAudit(sql, { kind, email, origin, userId: person?.id, method: 'PASSWORD', at: now() }),
    );

  const { person, isKnownHere } = await database.asSystem(async (sql) => {
    const found = await findPersonByEmail(sql, email);
    return { person: found, isKnownHere: await hasSignedInFrom(sql, found?.id, ip, now()) };
  });
  const shared = new Map([[keys.ip, SIGN_IN_POLICIES.ip]]);
  // Where the person has signed in before, nobody else's guesses elsewhere may keep them out.
  if (!isKnownHere) shared.set(keys.email, SIGN_IN_POLICIES.email);
  const attempt = await throttle.attempt(new Map([...shared, [keys.own, SIGN_IN_POLICIES.emailAndIp]]));
  if (attempt.retryAfter > 0) {
    if (attempt.isFirstRefusal) await audit('BLOCKED', person);
    return { kind: 'refused', refusal: { kind: 'blocked', retryAfter: attempt.retryAfter } };
  }
  const { matches, isOutdated } = await verifyPassword(password, person?.passwordHash);
  if (!matches || !person) {
    await audit('SIGN_IN_FAILED', person);
    return { kind: 'refused', refusal: { kind: 'wrong' } };
  }
  await throttle.succeed(keys.own, shared);
  await audit('SIGN_IN', person);
  if (isOutdated) {
    const renewed = await hashPassword(password);
    await database.asSystem((sql) =>
      sql.query('UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
        person.id,
        renewed,
        person.passwordHash,
      ]),
    );
  }
  return { kind: 'signed-in', person };
}

/** The log-in page and what it sends. */
export function registerSignIn(app: FastifyInstance, options: SignInOptions): void {
  const { settings, provider } = options;

  /** The sign-in under way; undefined when it has expired, was finished, or belongs to another browser. */
  const underWay = async (request: FastifyRequest<{ Params: { uid: string } }>, reply: FastifyReply) => {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.uid === request.params.uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  const show = (
    reply: FastifyReply,
    frame: ReturnType<typeof frameFor>,
    view: { uid: string; email: string; refusal?: SignInRefusal },
  ) => {
    const { uid, email, refusal } = view;
    const back = `?interaction=${encodeURIComponent(uid)}&lang=${frame.language}`;
    const status = refusal === undefined ? 200 : { incomplete: 422, wrong: 401, blocked: 429 }[refusal.kind];
    if (refusal?.kind === 'blocked') reply.header('retry-after', refusal.retryAfter);
    return sendPage(
      reply,
      settings,
      status,
      signInPage(frame, {
        action: `${ADDRESS}${uid}`,
        email,
        resetHref: `/identity/reset-password${back}`,
        ...(refusal && { refusal }),
      }),
    );
  };

  app.get<{ Params: { uid: string } }>(`${ADDRESS}:uid`, async (request, reply) => {
    const interaction = await underWay(request, reply);
    const address = `${ADDRESS}${request.params.uid}`;
    if (!interaction) {
      const frame = frameFor(request, settings, { address });
      return sendMessage(reply, settings, frame, { name: 'expired', status: 410 });
    }
    const frame = frameFor(request, settings, { address, uiLocales: interaction.params.ui_locales });
    return show(reply, frame, { uid: interaction.uid, email: textOf(interaction.params, 'login_hint') });
  });

  app.post<{ Params: { uid: string } }>(`${ADDRESS}:uid`, async (request, reply) => {
    const address = `${ADDRESS}${request.params.uid}`;
    if (!isOwnForm(request.headers, settings)) {
      const frame = frameFor(request, settings, { address });
      return sendMessage(reply, settings, frame, { name: 'forbidden', status: 403 });
    }
    const interaction = await underWay(request, reply);
    if (!interaction) {
      const frame = frameFor(request, settings, { address });
      return sendMessage(reply, settings, frame, { name: 'expired', status: 410 });
    }
    const frame = frameFor(request, settings, { address, uiLocales: interaction.params.ui_locales });
    const email = textOf(request.body, 'email').trim().slice(0, 254);
    const password = textOf(request.body, 'password').slice(0, PASSWORD_LENGTH.max * 2);
    const { uid } = interaction;
    if (email === '' || password === '') {
      const refusal = {
        kind: 'incomplete',
        isEmailMissing: email === '',
        isPasswordMissing: password === '',
      } as const;
      return show(reply, frame, { uid, email, refusal });
    }
    const outcome = await checkCredentials(options, { email, password, origin: originOf(request) });
    if (outcome.kind === 'refused') return show(reply, frame, { uid, email, refusal: outcome.refusal });

    // Not remembered: the cookie goes when the browser closes, since clinics share machines.
    const login = { accountId: outcome.person.id, remember: false, amr: ['pwd'] };
    const target = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login },
      { mergeWithLastSubmission: false },
    );
    request.log.info({ event: 'signed-in' }, 'signed in');
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  });
}
