import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../../http/origin.ts';
import { sendPage, textOf } from '../answers.ts';
import type { HostedFrame } from '../pages/layout.ts';
import { secondFactorPage, type SecondFactorRefusal } from '../pages/second-factor.ts';
import { findPerson } from '../people.ts';
import { forgetHalfSignIn, halfSignedIn } from './half-sign-ins.ts';
import { FACTORS, finishSignIn, interactionPath, signInPages, type SignInOptions } from './interaction.ts';
import { checkSecondFactor, type CodeKind } from './second-factor.ts';

const STEP = '/second-factor';
const STATUS = { missing: 422, wrong: 401, blocked: 429 } as const;
/** Longest text that can be a code, with its spaces. */
const LONGEST_CODE = 40;

/** The page that asks for a code after the password. */
export function registerSecondFactorPages(app: FastifyInstance, options: SignInOptions): void {
  const { database, now } = options;
  const pages = signInPages(app, options, STEP);
  const kindOf = (source: unknown): CodeKind => (textOf(source, 'with') === 'recovery' ? 'recovery' : 'totp');

  const show = (
    reply: FastifyReply,
    frame: HostedFrame,
    view: { uid: string; kind: CodeKind; refusal?: SecondFactorRefusal },
  ) => {
    const { uid, kind, refusal } = view;
    if (refusal?.kind === 'blocked') reply.header('retry-after', refusal.retryAfter);
    const own = interactionPath(uid, STEP);
    const other = kind === 'totp' ? '&with=recovery' : '';
    const markup = secondFactorPage(
      { ...frame, address: kind === 'recovery' ? `${own}?with=recovery` : own },
      {
        action: own,
        kind,
        otherHref: `${own}?lang=${frame.language}${other}`,
        backHref: `${interactionPath(uid)}?lang=${frame.language}`,
        refusal,
      },
    );
    return sendPage(reply, frame, refusal === undefined ? 200 : STATUS[refusal.kind], markup);
  };

  /** The person whose code is awaited; undefined when the password has to be typed (again). */
  const personOf = (uid: string) =>
    database.asSystem(async (sql) => {
      const userId = await halfSignedIn(sql, uid, now());
      return userId === undefined ? undefined : findPerson(sql, userId);
    });
  const startOver = (reply: FastifyReply, uid: string, language: string) =>
    reply.header('cache-control', 'no-store').redirect(`${interactionPath(uid)}?lang=${language}`, 303);

  pages.get(async (request, reply, frame, { uid }) => {
    if (!(await personOf(uid))) return startOver(reply, uid, frame.language);
    return show(reply, frame, { uid, kind: kindOf(request.query) });
  });

  pages.post(async (request, reply, frame, { uid }) => {
    const person = await personOf(uid);
    if (!person) return startOver(reply, uid, frame.language);
    const kind = kindOf(request.body);
    const code = textOf(request.body, 'code').trim().slice(0, LONGEST_CODE);
    const refusal: SecondFactorRefusal | undefined =
      code === ''
        ? { kind: 'missing' }
        : await checkSecondFactor(options, { person, code, kind, origin: originOf(request) });
    if (refusal) return show(reply, frame, { uid, kind, refusal });
    await database.asSystem((sql) => forgetHalfSignIn(sql, uid));
    const factors = FACTORS.passwordAndCode;
    return finishSignIn(options, request, reply, { userId: person.id, factors });
  });
}
