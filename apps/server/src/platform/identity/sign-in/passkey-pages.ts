import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/origin.ts';
import { textOf } from '../answers.ts';
import { loginRecorder } from '../login-audit.ts';
import { finishAuthentication, startAuthentication } from '../passkeys/authentication.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import { findPerson } from '../people.ts';
import { signInKeys } from '../sign-in-keys.ts';
import { SIGN_IN_POLICIES } from '../throttle.ts';
import { FACTORS, finishSignIn, signInPages, type SignInOptions } from './interaction.ts';
import { showSignIn } from './password-pages.ts';

/** Requests of the sign-in page's script, and the form that it submits. */
export function registerPasskeyPages(
  app: FastifyInstance,
  options: SignInOptions & { relyingParty: RelyingParty },
): void {
  const { database, throttle, relyingParty, now } = options;

  signInPages(app, options, '/passkey/options', '').post(async (_request, reply, _frame, { uid }) =>
    reply
      .header('cache-control', 'no-store')
      .send(await startAuthentication(database, relyingParty, uid, now())),
  );

  signInPages(app, options, '/passkey', '').post(async (request, reply, frame, { uid }) => {
    const origin = originOf(request);
    // Passkeys cannot be guessed; the count only protects against floods from one address.
    const shared = new Map([[signInKeys('', origin.ip).ip, SIGN_IN_POLICIES.ip]]);
    const { retryAfter } = await throttle.attempt(shared);
    if (retryAfter > 0) {
      const refusal = { kind: 'blocked', retryAfter } as const;
      return showSignIn(options, reply, frame, { uid, email: '', refusal });
    }
    const outcome = await finishAuthentication(database, relyingParty, {
      signIn: uid,
      response: parsed(textOf(request.body, 'response')),
      now: now(),
    });
    const { userId } = outcome;
    const person =
      userId === undefined ? undefined : await database.asSystem((sql) => findPerson(sql, userId));
    const email = person?.email ?? '';
    const record = loginRecorder(options, { email, origin, userId, method: 'PASSKEY' });
    if (outcome.kind === 'refused' || !person) {
      await record('SIGN_IN_FAILED');
      return showSignIn(options, reply, frame, { uid, email: '', refusal: { kind: 'passkey' } });
    }
    await throttle.succeed(undefined, shared);
    await record('SIGN_IN');
    const factors = FACTORS.passkey(outcome.passkey);
    return finishSignIn(options, request, reply, { userId: person.id, factors });
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
