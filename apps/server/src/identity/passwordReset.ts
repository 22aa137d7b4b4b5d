import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { frameFor, sendMessage, sendPage, textOf } from './answers.ts';
import { isEmail } from './loginAudit.ts';
import { isOwnForm } from './mount.ts';
import { createLink, readLink, spendLink, type LinkPurpose } from './oneTimeLinks.ts';
import type { Outbox } from './outbox.ts';
import { DEFAULT_LANGUAGE, languageOf } from './pages/languages.ts';
import { messagePage } from './pages/layout.ts';
import { newPasswordPage, resetRequestPage, type NewPasswordProblem } from './pages/passwordReset.ts';
import { TEXTS } from './pages/texts.ts';
import { hashPassword, passwordWeakness } from './passwords.ts';
import { endSessionsOf } from './payloads.ts';
import { findPerson, findPersonByEmail, type Person } from './people.ts';
import { applicationOrigins, startHref, type IdentitySettings } from './settings.ts';
import { signInKeys } from './signIn.ts';
import { addressBlock, RESET_POLICIES, throttleKey, type Throttle } from './throttle.ts';

export interface PasswordResetOptions {
  settings: IdentitySettings;
  database: Database;
  throttle: Throttle;
  outbox: Outbox;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Runs work after the answer has gone, and keeps it from being lost when the server stops. */
  later: (work: () => Promise<void>) => void;
}

const ADDRESS = '/identity/reset-password';

/** The connection that the specification names; there is only one. */
export const PASSWORD_CONNECTION = 'Username-Password-Authentication';

/** The same for every e-mail, known or not (specification section 4, wording of the original provider). */
export const RESET_ANSWER = "We've just sent you an email to reset your password.";

/** Writes the e-mail with a one-time link for a person; a second call makes the first link useless. */
export async function sendLink(
  options: PasswordResetOptions,
  person: Person,
  purpose: LinkPurpose,
): Promise<void> {
  const { database, outbox, settings, now } = options;
  const language = languageOf(person.language) ?? DEFAULT_LANGUAGE;
  const texts = TEXTS[language];
  await database.asSystem(async (sql) => {
    const token = await createLink(sql, person.id, purpose, now());
    const link = `${settings.publicUrl}${ADDRESS}/${token}?lang=${language}`;
    const isReset = purpose === 'PASSWORD_RESET';
    await outbox.enqueue(sql, {
      to: person.email,
      kind: purpose,
      language,
      subject: isReset ? texts.mailResetSubject(settings.brand) : texts.mailInvitationSubject(settings.brand),
      body: isReset
        ? texts.mailResetBody(settings.brand, link)
        : texts.mailInvitationBody(settings.brand, link),
    });
  });
  await outbox.deliver();
}

/**
 * Answers a request for a link. Only the sender's address can slow it down; everything that depends on the e-mail
 * happens after the answer, so neither text nor time tells whether somebody has that e-mail.
 */
async function requestLink(options: PasswordResetOptions, email: string, ip: string): Promise<number> {
  const { throttle, database, later } = options;
  const { retryAfter } = await throttle.attempt(
    new Map([[throttleKey('reset:ip', addressBlock(ip)), RESET_POLICIES.ip]]),
  );
  if (retryAfter > 0) return retryAfter;
  later(async () => {
    const own = await throttle.attempt(
      new Map([[throttleKey('reset:email', email.toLowerCase()), RESET_POLICIES.email]]),
    );
    if (own.retryAfter > 0) return;
    const person = await database.asSystem((sql) => findPersonByEmail(sql, email));
    if (person) await sendLink(options, person, 'PASSWORD_RESET');
  });
  return 0;
}

/** Sets the password of whoever holds the link, and ends their sessions; undefined when the link is spent. */
async function changePassword(
  options: PasswordResetOptions,
  change: { token: string; password: string; ip: string },
): Promise<Person | undefined> {
  const { database, outbox, settings, now } = options;
  const hash = await hashPassword(change.password);
  const person = await database.asSystem(async (sql) => {
    const spent = await spendLink(sql, change.token, now());
    const owner = spent && (await findPerson(sql, spent.userId));
    if (!owner) return undefined;
    await sql.query('UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1', [
      owner.id,
      hash,
      now().toISOString(),
    ]);
    await endSessionsOf(sql, owner.id);
    // Whoever reads the mailbox may try again at once from here.
    const keys = signInKeys(owner.email, change.ip);
    await sql.query('DELETE FROM attempt_counters WHERE key IN ($1, $2)', [keys.own, keys.email]);
    const language = languageOf(owner.language) ?? DEFAULT_LANGUAGE;
    const texts = TEXTS[language];
    if (owner.passwordHash !== null) {
      await outbox.enqueue(sql, {
        to: owner.email,
        kind: 'PASSWORD_CHANGED',
        language,
        subject: texts.mailChangedSubject(settings.brand),
        body: texts.mailChangedBody(settings.brand),
      });
    }
    return owner;
  });
  if (person) options.later(() => outbox.deliver());
  return person;
}

/** Back to the sign-in that the person came from, if it names one, else to the start. */
function backHref(settings: IdentitySettings, interaction: string, language: string): string {
  return /^[\w-]{16,64}$/.test(interaction)
    ? `/identity/interaction/${interaction}?lang=${language}`
    : startHref(settings);
}

/** The call that the application makes for a signed-in person (specification section 4). */
export function registerResetCall(app: FastifyInstance, options: PasswordResetOptions): void {
  const { settings } = options;
  const address = '/oidc/dbconnections/change_password';
  const allow = (origin: string | undefined): Record<string, string> =>
    origin !== undefined && applicationOrigins(settings).includes(origin)
      ? { 'access-control-allow-origin': origin, vary: 'Origin' }
      : {};

  app.options(address, (request, reply) =>
    reply
      .code(204)
      .headers({
        ...allow(request.headers.origin),
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'POST',
      })
      .send(),
  );
  app.post(address, async (request, reply) => {
    reply.headers({ ...allow(request.headers.origin), 'cache-control': 'no-store' });
    const email = textOf(request.body, 'email').trim();
    const connection = textOf(request.body, 'connection');
    const isOurs =
      textOf(request.body, 'client_id') === settings.clientId && connection === PASSWORD_CONNECTION;
    if (!isOurs || !isEmail(email)) {
      const what = isOurs ? 'email is missing or malformed' : 'client_id or connection is unknown';
      return reply.code(400).send({ error: 'invalid_request', error_description: what });
    }
    const retryAfter = await requestLink(options, email, request.ip);
    if (retryAfter > 0) {
      return reply.code(429).header('retry-after', retryAfter).send({ error: 'too_many_requests' });
    }
    return reply.type('text/html; charset=utf-8').send(RESET_ANSWER);
  });
}

/** The pages: ask for a link, and choose a new password with it. */
export function registerPasswordReset(app: FastifyInstance, options: PasswordResetOptions): void {
  const { settings, database, now } = options;

  app.get(ADDRESS, async (request, reply) => {
    const interaction = textOf(request.query, 'interaction');
    const frame = frameFor(request, settings, { address: request.url });
    const back = backHref(settings, interaction, frame.language);
    return sendPage(reply, settings, 200, resetRequestPage(frame, { email: '', backHref: back }));
  });

  app.post(ADDRESS, async (request, reply) => {
    const frame = frameFor(request, settings, { address: request.url });
    if (!isOwnForm(request.headers, settings)) {
      return sendMessage(reply, settings, frame, { name: 'forbidden', status: 403 });
    }
    const email = textOf(request.body, 'email').trim();
    const back = backHref(settings, textOf(request.query, 'interaction'), frame.language);
    if (!isEmail(email)) {
      const problem = email === '' ? 'missing' : 'invalid';
      const markup = resetRequestPage(frame, { email: email.slice(0, 254), backHref: back, problem });
      return sendPage(reply, settings, 422, markup);
    }
    const retryAfter = await requestLink(options, email, request.ip);
    if (retryAfter > 0) {
      const markup = resetRequestPage(frame, { email, backHref: back, problem: { retryAfter } });
      return sendPage(reply.header('retry-after', retryAfter), settings, 429, markup);
    }
    const texts = TEXTS[frame.language];
    const message = {
      title: texts.resetSentTitle,
      text: texts.resetSentText,
      action: { href: back, label: texts.resetBack },
    };
    return sendPage(reply, settings, 200, messagePage({ ...frame, address: undefined }, message));
  });

  type Linked = { Params: { token: string } };
  const address = (token: string) => `${ADDRESS}/${encodeURIComponent(token)}`;
  // The address is a secret: it must not be logged.
  const quiet = { logLevel: 'warn' } as const;
  const askAgain = (language: 'es' | 'en') => ({
    href: `${ADDRESS}?lang=${language}`,
    label: TEXTS[language].linkAskAgain,
  });

  app.get<Linked>(`${ADDRESS}/:token`, quiet, async (request, reply) => {
    const { token } = request.params;
    const frame = frameFor(request, settings, { address: address(token) });
    const link = await database.asSystem((sql) => readLink(sql, token, now()));
    if (!link) {
      return sendMessage(reply, settings, frame, {
        name: 'linkSpent',
        status: 410,
        action: askAgain(frame.language),
      });
    }
    return sendPage(reply, settings, 200, newPasswordPage(frame, { action: address(token) }));
  });

  app.post<Linked>(`${ADDRESS}/:token`, quiet, async (request, reply) => {
    const { token } = request.params;
    const frame = frameFor(request, settings, { address: address(token) });
    if (!isOwnForm(request.headers, settings)) {
      return sendMessage(reply, settings, frame, { name: 'forbidden', status: 403 });
    }
    const password = textOf(request.body, 'password');
    const owner = await database.asSystem(async (sql) => {
      const link = await readLink(sql, token, now());
      return link && findPerson(sql, link.userId);
    });
    const spent = () =>
      sendMessage(reply, settings, frame, {
        name: 'linkSpent',
        status: 410,
        action: askAgain(frame.language),
      });
    if (!owner) return spent();
    const problem = newPasswordProblem(password, textOf(request.body, 'repeat'), owner);
    if (problem) {
      return sendPage(reply, settings, 422, newPasswordPage(frame, { action: address(token), problem }));
    }
    if (!(await changePassword(options, { token, password, ip: request.ip }))) return spent();
    options.log.info({ event: 'password-changed' }, 'password changed');
    const texts = TEXTS[frame.language];
    const message = {
      title: texts.changedTitle,
      text: texts.changedText,
      action: { href: startHref(settings), label: texts.startAgain },
    };
    return sendPage(reply, settings, 200, messagePage({ ...frame, address: undefined }, message));
  });
}

function newPasswordProblem(password: string, repeat: string, owner: Person): NewPasswordProblem | undefined {
  if (password === '') return 'missing';
  return (
    passwordWeakness(password, [owner.email, owner.name, owner.surname]) ??
    (password === repeat ? undefined : 'differs')
  );
}
