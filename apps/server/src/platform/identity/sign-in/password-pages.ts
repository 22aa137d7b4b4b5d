import { PASSWORD_LENGTH } from '@healzy/domain/session';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../../http/origin.ts';
import { sendPage, textOf } from '../answers.ts';
import type { HostedFrame } from '../pages/layout.ts';
import { signInPage, type SignInRefusal } from '../pages/sign-in.ts';
import { finishArrival } from './arrivals.ts';
import { checkCredentials } from './credentials.ts';
import { noteHalfSignIn } from './half-sign-ins.ts';
import { FACTORS, finishSignIn, interactionPath, signInPages, type SignInOptions } from './interaction.ts';

const STATUS = { incomplete: 422, wrong: 401, passkey: 401, blocked: 429 } as const;

/** Shows the sign-in page, with the reason if it failed. */
export function showSignIn(
  options: SignInOptions,
  reply: FastifyReply,
  frame: HostedFrame,
  view: { uid: string; email: string; refusal?: SignInRefusal },
): FastifyReply {
  const { offersPasskeys } = options;
  const { uid, email, refusal } = view;
  const back = `?interaction=${encodeURIComponent(uid)}&lang=${frame.language}`;
  if (refusal?.kind === 'blocked') reply.header('retry-after', refusal.retryAfter);
  const markup = signInPage(frame, {
    action: interactionPath(uid),
    email,
    resetHref: `/identity/reset-password${back}`,
    passkeyAction: offersPasskeys ? interactionPath(uid, '/passkey') : undefined,
    refusal,
  });
  const status = refusal === undefined ? 200 : STATUS[refusal.kind];
  return sendPage(reply, frame, status, markup, { hasScript: offersPasskeys });
}

/** The sign-in page and its form. */
export function registerPasswordPages(app: FastifyInstance, options: SignInOptions): void {
  const { database, now } = options;
  const pages = signInPages(app, options);

  pages.get(
    async (request, reply, frame, { uid, params }) =>
      (await finishArrival(options, request, reply)) ??
      showSignIn(options, reply, frame, { uid, email: textOf(params, 'login_hint') }),
  );

  pages.post(async (request, reply, frame, { uid }) => {
    const email = textOf(request.body, 'email').trim().slice(0, 254);
    const password = textOf(request.body, 'password').slice(0, PASSWORD_LENGTH.max * 2);
    const show = (refusal: SignInRefusal) => showSignIn(options, reply, frame, { uid, email, refusal });
    const [isEmailMissing, isPasswordMissing] = [email === '', password === ''];
    if (isEmailMissing || isPasswordMissing)
      return show({ kind: 'incomplete', isEmailMissing, isPasswordMissing });
    const outcome = await checkCredentials(options, { email, password, origin: originOf(request) });
    if (outcome.kind === 'refused') return show(outcome.refusal);
    const { person } = outcome;
    if (outcome.kind === 'signed-in')
      return finishSignIn(options, request, reply, { userId: person.id, factors: FACTORS.password });
    await database.asSystem((sql) => noteHalfSignIn(sql, uid, person.id, now()));
    const next = `${interactionPath(uid, '/second-factor')}?lang=${frame.language}`;
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}
