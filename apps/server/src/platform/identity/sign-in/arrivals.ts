import type { FastifyReply } from 'fastify';
import { originOf } from '../../http/origin.ts';
import { createLink, LINK_HOURS, spendLink } from '../links/one-time-links.ts';
import { loginRecorder } from '../login-audit.ts';
import type { IdentityParts } from '../parts.ts';
import { findPerson } from '../people.ts';
import { COOKIE, SESSION_COOKIE } from '../provider-pages.ts';
import { startHref } from '../settings.ts';
import {
  FACTORS,
  finishSignIn,
  interactionPath,
  type SignInOptions,
  type SignInRequest,
} from './interaction.ts';

const NAME = 'healzy_arrival';
const PATH = interactionPath('').replace(/\/$/, '');

/** A header that sets a cookie of this origin which no script reads. */
const cookie = (name: string, value: string, path: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * Sends a person who has just chosen their first password into the application. The sign-in that it begins finds their
 * arrival in a cookie and asks for nothing. Whoever was signed in in this browser before is no longer.
 */
export async function arriveAs(
  { database, settings, now }: IdentityParts,
  reply: FastifyReply,
  userId: string,
): Promise<FastifyReply> {
  const token = await database.asSystem((sql) =>
    createLink(sql, { userId, purpose: 'ARRIVAL', accountId: null }, now()),
  );
  const isSecure = settings.publicUrl.startsWith('https:');
  const seconds = Math.round(LINK_HOURS.ARRIVAL * 3600);
  return reply
    .header('set-cookie', [
      cookie(NAME, token, PATH, seconds, isSecure),
      ...[SESSION_COOKIE, `${SESSION_COOKIE}.sig`].map((name) => cookie(name, '', COOKIE.path, 0, isSecure)),
    ])
    .header('cache-control', 'no-store')
    .redirect(startHref(settings), 303);
}

/** Finishes the sign-in of a person who has just arrived; undefined for everybody else, who is asked as always. */
export async function finishArrival(
  options: SignInOptions,
  request: SignInRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { database, settings, now } = options;
  const token = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
  if (token === undefined) return undefined;
  reply.header('set-cookie', cookie(NAME, '', PATH, 0, settings.publicUrl.startsWith('https:')));
  const person = await database.asSystem(async (sql) => {
    const spent = await spendLink(sql, token, now());
    return spent?.purpose === 'ARRIVAL' ? findPerson(sql, spent.userId) : undefined;
  });
  if (!person) return undefined;
  const attempt = {
    email: person.email,
    origin: originOf(request),
    userId: person.id,
    method: 'PASSWORD',
  } as const;
  await loginRecorder(options, attempt)('SIGN_IN');
  return finishSignIn(options, request, reply, { userId: person.id, factors: FACTORS.password });
}
