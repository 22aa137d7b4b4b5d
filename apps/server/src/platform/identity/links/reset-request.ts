import type { FastifyInstance } from 'fastify';
import { originOf, type Origin } from '../../http/origin.ts';
import { frameFor, sendMessage, sendPage, textOf } from '../answers.ts';
import { isEmail } from '../login-audit.ts';
import { resetRequestPage } from '../pages/password-reset.ts';
import type { IdentityParts } from '../parts.ts';
import { findPersonByEmail } from '../people.ts';
import { applicationOrigins, startHref, type IdentitySettings } from '../settings.ts';
import { addressBlock, RESET_POLICIES, throttleKey } from '../throttle.ts';
import { RESET_ADDRESS, sendResetLink } from './link-mail.ts';

/** The connection name in the specification; there is only one. */
const PASSWORD_CONNECTION = 'Username-Password-Authentication';

/** The same for every e-mail, known or not (specification 4.3, wording of the original provider). */
const RESET_ANSWER = "We've just sent you an email to reset your password.";

/**
 * Answers a request for a link. Only the sender's IP address can slow it down; everything that depends on the e-mail
 * happens after the response, so neither text nor timing reveals whether the e-mail is known.
 */
async function requestLink(options: IdentityParts, email: string, origin: Origin): Promise<number> {
  const { audit, throttle, database, later, now } = options;
  const { retryAfter } = await throttle.attempt(
    new Map([[throttleKey('reset:ip', addressBlock(origin.ip)), RESET_POLICIES.ip]]),
  );
  if (retryAfter > 0) return retryAfter;
  later(async () => {
    const own = await throttle.attempt(
      new Map([[throttleKey('reset:email', email.toLowerCase()), RESET_POLICIES.email]]),
    );
    if (own.retryAfter > 0) return;
    const person = await database.asSystem((sql) => findPersonByEmail(sql, email));
    if (!person) return;
    const act = { userId: person.id, email, origin, at: now() };
    await database.asSystem((sql) => audit.record(sql, { kind: 'PASSWORD_RESET_REQUESTED', ...act }));
    await sendResetLink(options, person);
  });
  return 0;
}

/** Back to the sign-in that the person came from if it is known, else to the start. */
function backHref(settings: IdentitySettings, interaction: string, language: string): string {
  return /^[\w-]{16,64}$/.test(interaction)
    ? `/identity/interaction/${interaction}?lang=${language}`
    : startHref(settings);
}

/** The application's request for a signed-in person (specification 4.3). */
export function registerResetCall(app: FastifyInstance, options: IdentityParts): void {
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
    const retryAfter = await requestLink(options, email, originOf(request));
    if (retryAfter > 0) {
      return reply.code(429).header('retry-after', retryAfter).send({ error: 'too_many_requests' });
    }
    return reply.type('text/html; charset=utf-8').send(RESET_ANSWER);
  });
}

/** The page to request a link. */
export function registerResetRequest(app: FastifyInstance, options: IdentityParts): void {
  const { settings } = options;

  app.get(RESET_ADDRESS, async (request, reply) => {
    const frame = frameFor(request, settings, { address: request.url });
    const back = backHref(settings, textOf(request.query, 'interaction'), frame.language);
    return sendPage(reply, frame, 200, resetRequestPage(frame, { email: '', backHref: back }));
  });

  app.post(RESET_ADDRESS, async (request, reply) => {
    const frame = frameFor(request, settings, { address: request.url });
    const email = textOf(request.body, 'email').trim();
    const back = backHref(settings, textOf(request.query, 'interaction'), frame.language);
    if (!isEmail(email)) {
      const problem = email === '' ? 'emailMissing' : 'emailInvalid';
      const markup = resetRequestPage(frame, { email: email.slice(0, 254), backHref: back, problem });
      return sendPage(reply, frame, 422, markup);
    }
    const retryAfter = await requestLink(options, email, originOf(request));
    if (retryAfter > 0) {
      const markup = resetRequestPage(frame, { email, backHref: back, retryAfter });
      return sendPage(reply.header('retry-after', retryAfter), frame, 429, markup);
    }
    const action = { href: back, label: frame.t('resetBack') };
    return sendMessage(reply, frame, 200, { name: 'resetSent', isDone: true, action });
  });
}
