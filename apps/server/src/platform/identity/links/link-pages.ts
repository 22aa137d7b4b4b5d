import { passwordWeakness } from '@healzy/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../http/origin.ts';
import type { Sql } from '../../db/database.ts';
import { frameFor, sendMessage, sendPage, textOf } from '../answers.ts';
import { storePassword } from '../new-password.ts';
import { acceptInvitationPage } from '../pages/invitation.ts';
import type { HostedFrame } from '../pages/layout.ts';
import { newPasswordPage, type NewPasswordProblem } from '../pages/password-reset.ts';
import { hashPassword } from '../passwords.ts';
import type { IdentityParts } from '../parts.ts';
import { findPerson, type Person } from '../people.ts';
import { arriveAs } from '../sign-in/arrivals.ts';
import { introduce, readIntroduction, type Introduction } from './introduction.ts';
import { accountNameOf, INVITATION_ADDRESS, RESET_ADDRESS } from './link-mail.ts';
import { readLink, spendLink, type Link, type LinkPurpose } from './one-time-links.ts';

type Linked = { Params: { token: string } };

/** A link with its person and the request's origin. */
interface FollowedLink extends Link {
  person: Person;
  account: string | undefined;
}

async function followLink(sql: Sql, token: string, now: Date): Promise<FollowedLink | undefined> {
  const link = await readLink(sql, token, now);
  const person = link && (await findPerson(sql, link.userId));
  return link && person && { ...link, person, account: await accountNameOf(sql, link.accountId) };
}

function newPasswordProblem(
  body: unknown,
  owner: Pick<Person, 'email' | 'name' | 'surname'>,
): NewPasswordProblem | undefined {
  const password = textOf(body, 'password');
  if (password === '') return 'passwordMissing';
  const weakness = passwordWeakness(password, [owner.email, owner.name, owner.surname]);
  if (weakness) return `weakness.${weakness}`;
  return password === textOf(body, 'repeat') ? undefined : 'repeatDiffers';
}

/** Whether following a link requires choosing a password: a reset always, an invitation only for people without one. */
const wantsPassword = ({ purpose, person }: FollowedLink): boolean =>
  purpose === 'PASSWORD_RESET' || person.passwordHash === null;

/** The server itself invites whoever runs the first clinic, and knows nothing of them but their address. */
const asksWhoTheyAre = (link: FollowedLink): boolean =>
  link.purpose === 'INVITATION' && link.accountId === null && wantsPassword(link);

/** What was chosen on the page of a link. */
interface Chosen {
  hash?: string;
  introduction?: Introduction;
}

/** The pages that one-time links lead to: choose a password, or accept an invitation. */
export function registerLinkPages(app: FastifyInstance, options: IdentityParts): void {
  const { settings, database, now } = options;

  /** Says why a link does not work, and what to do next. */
  const showDead = (
    reply: FastifyReply,
    frame: HostedFrame,
    { purpose, link }: { purpose: LinkPurpose; link: FollowedLink | undefined },
  ) => {
    const state = link?.state === 'good' ? 'used' : (link?.state ?? 'unknown');
    if (purpose === 'INVITATION') return sendMessage(reply, frame, 410, { name: `invitationDead.${state}` });
    const action = { href: `${RESET_ADDRESS}?lang=${frame.language}`, label: frame.t('linkAskAgain') };
    return sendMessage(reply, frame, 410, { name: `resetDead.${state}`, action });
  };

  /** Asks for what following the link requires. */
  const show = (
    reply: FastifyReply,
    frame: HostedFrame,
    {
      link,
      action,
      problem,
      introduction,
    }: { link: FollowedLink; action: string; problem?: NewPasswordProblem; introduction?: Introduction },
  ) => {
    const invitedBy = link.account ?? settings.brand;
    const from = link.purpose === 'INVITATION' ? { invitedBy } : {};
    const own = asksWhoTheyAre(link) ? { introduction: introduction ?? readIntroduction(undefined) } : {};
    const markup = wantsPassword(link)
      ? newPasswordPage(frame, { action, problem, ...from, ...own })
      : acceptInvitationPage(frame, { action, invitedBy, email: link.person.email });
    const isRefused = problem !== undefined || (introduction?.problems.length ?? 0) > 0;
    return sendPage(reply, frame, isRefused ? 422 : 200, markup);
  };

  const register = (base: string, purpose: LinkPurpose) => {
    // The URL is a secret and must not be logged.
    const quiet = { logLevel: 'warn' } as const;
    const follow = async (token: string) => {
      const link = await database.asSystem((sql) => followLink(sql, token, now()));
      return link?.purpose === purpose ? link : undefined;
    };
    type Work = (
      request: FastifyRequest<Linked>,
      reply: FastifyReply,
      page: { link: FollowedLink; frame: HostedFrame; action: string },
    ) => unknown;
    const following = (work: Work) => async (request: FastifyRequest<Linked>, reply: FastifyReply) => {
      const { token } = request.params;
      const action = `${base}/${encodeURIComponent(token)}`;
      const frame = frameFor(request, settings, { address: action });
      const link = await follow(token);
      if (link?.state !== 'good') return showDead(reply, frame, { purpose, link });
      return work(request, reply, { link, frame, action });
    };

    app.get<Linked>(
      `${base}/:token`,
      quiet,
      following((_request, reply, { frame, ...page }) => show(reply, frame, page)),
    );

    app.post<Linked>(
      `${base}/:token`,
      quiet,
      following(async (request, reply, { frame, ...page }) => {
        const { link } = page;
        const { token } = request.params;
        const isNew = wantsPassword(link);
        const introduction = asksWhoTheyAre(link) ? readIntroduction(request.body) : undefined;
        const owner = { ...link.person, ...introduction };
        const problem = isNew ? newPasswordProblem(request.body, owner) : undefined;
        if (problem || (introduction?.problems.length ?? 0) > 0)
          return show(reply, frame, {
            ...page,
            ...(problem && { problem }),
            ...(introduction && { introduction }),
          });
        const hash = isNew ? await hashPassword(textOf(request.body, 'password')) : undefined;
        const chosen = { ...(hash !== undefined && { hash }), ...(introduction && { introduction }) };
        if (!(await spend(token, link, chosen, request)))
          return showDead(reply, frame, { purpose, link: await follow(token) });
        // Whoever has just proven the mailbox and chosen a password has nothing left to prove. Where a password was
        // there before, a second factor may be too: they sign in as always.
        if (isNew && purpose === 'INVITATION') return arriveAs(options, reply, link.userId);
        return sendMessage(reply, frame, 200, {
          name: link.purpose === 'PASSWORD_RESET' ? 'changed' : 'accepted',
          values: { account: link.account ?? settings.brand },
          isDone: true,
        });
      }),
    );
  };

  /** Uses the link up together with its effects; false when another request was faster. */
  const spend = async (
    token: string,
    link: FollowedLink,
    { hash, introduction }: Chosen,
    request: FastifyRequest,
  ): Promise<boolean> => {
    const origin = originOf(request);
    const isDone = await database.asSystem(async (sql) => {
      if (!(await spendLink(sql, token, now()))) return false;
      const { person, purpose, accountId } = link;
      if (purpose === 'INVITATION') {
        const accepted = { userId: person.id, origin, at: now() };
        await (accountId === null
          ? options.audit.record(sql, { kind: 'INVITATION_ACCEPTED', ...accepted })
          : options.audit.recordAcceptance(sql, { ...accepted, accountId }));
      }
      if (introduction) await introduce(sql, person.id, introduction);
      if (hash !== undefined) await storePassword(sql, options, { person, hash, origin, now: now() });
      return true;
    });
    if (!isDone) return false;
    if (hash !== undefined) options.log.info({ event: 'password-changed' }, 'password changed');
    options.later(() => options.outbox.deliver());
    return true;
  };

  register(RESET_ADDRESS, 'PASSWORD_RESET');
  register(INVITATION_ADDRESS, 'INVITATION');
}
