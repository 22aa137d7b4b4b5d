import { passwordWeakness } from '@healzy/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../http/origin.ts';
import type { Sql } from '../../db/database.ts';
import { frameFor, sendMessage, sendPage, textOf } from '../answers.ts';
import { isOwnForm } from '../mount.ts';
import { storePassword } from '../new-password.ts';
import { acceptInvitationPage } from '../pages/invitation.ts';
import { messagePage, type PageFrame } from '../pages/layout.ts';
import { newPasswordPage, type NewPasswordProblem } from '../pages/password-reset.ts';
import { translate } from '../translate.ts';
import { hashPassword } from '../passwords.ts';
import { findPerson, type Person } from '../people.ts';
import { startHref } from '../settings.ts';
import { accountNameOf, INVITATION_ADDRESS, RESET_ADDRESS, type LinkOptions } from './link-mail.ts';
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

function newPasswordProblem(password: string, repeat: string, owner: Person): NewPasswordProblem | undefined {
  if (password === '') return 'missing';
  return (
    passwordWeakness(password, [owner.email, owner.name, owner.surname]) ??
    (password === repeat ? undefined : 'differs')
  );
}

/** Whether following a link requires choosing a password: a reset always, an invitation only for people without one. */
const wantsPassword = ({ purpose, person }: FollowedLink): boolean =>
  purpose === 'PASSWORD_RESET' || person.passwordHash === null;

/** The pages that one-time links lead to: choose a password, or accept an invitation. */
export function registerLinkPages(app: FastifyInstance, options: LinkOptions): void {
  const { settings, database, now } = options;

  /** Says why a link does not work, and what to do next. */
  const showDead = (
    reply: FastifyReply,
    frame: PageFrame,
    dead: { purpose: LinkPurpose; link: FollowedLink | undefined },
  ) => {
    const t = translate(frame.language);
    const state = dead.link?.state === 'good' ? 'used' : dead.link?.state;
    const isReset = dead.purpose === 'PASSWORD_RESET';
    const askAgain = { href: `${RESET_ADDRESS}?lang=${frame.language}`, label: t('linkAskAgain') };
    const start = { href: startHref(settings), label: t('startAgain') };
    const words = isReset ? 'resetDead' : 'invitationDead';
    return sendPage(
      reply,
      settings,
      410,
      messagePage(
        { ...frame, address: frame.address },
        {
          title: t(`message.${words}.${state ?? 'unknown'}.title`),
          text: t(`message.${words}.${state ?? 'unknown'}.text`),
          isProblem: true,
          action: isReset ? askAgain : start,
        },
      ),
    );
  };

  const register = (base: string, purpose: LinkPurpose) => {
    const address = (token: string) => `${base}/${encodeURIComponent(token)}`;
    // The URL is a secret and must not be logged.
    const quiet = { logLevel: 'warn' } as const;
    const frameOf = (request: FastifyRequest<Linked>) =>
      frameFor(request, settings, { address: address(request.params.token) });
    const follow = async (token: string) => {
      const link = await database.asSystem((sql) => followLink(sql, token, now()));
      return link?.purpose === purpose ? link : undefined;
    };
    const show = (
      reply: FastifyReply,
      frame: PageFrame,
      link: FollowedLink,
      view: { action: string; problem?: NewPasswordProblem },
    ) => {
      const from = link.purpose === 'INVITATION' ? { invitedBy: link.account ?? settings.brand } : {};
      const markup = wantsPassword(link)
        ? newPasswordPage(frame, { ...view, ...from })
        : acceptInvitationPage(frame, {
            action: view.action,
            invitedBy: link.account ?? settings.brand,
            email: link.person.email,
          });
      return sendPage(reply, settings, view.problem === undefined ? 200 : 422, markup);
    };

    app.get<Linked>(`${base}/:token`, quiet, async (request, reply) => {
      const frame = frameOf(request);
      const link = await follow(request.params.token);
      if (link?.state !== 'good') return showDead(reply, frame, { purpose, link });
      return show(reply, frame, link, { action: address(request.params.token) });
    });

    app.post<Linked>(`${base}/:token`, quiet, async (request, reply) => {
      const { token } = request.params;
      const frame = frameOf(request);
      if (!isOwnForm(request.headers, settings)) {
        return sendMessage(reply, settings, frame, { name: 'forbidden', status: 403 });
      }
      const link = await follow(token);
      if (link?.state !== 'good') return showDead(reply, frame, { purpose, link });
      const password = textOf(request.body, 'password');
      const problem = wantsPassword(link)
        ? newPasswordProblem(password, textOf(request.body, 'repeat'), link.person)
        : undefined;
      if (problem) return show(reply, frame, link, { action: address(token), problem });
      const hash = wantsPassword(link) ? await hashPassword(password) : undefined;
      if (!(await spend(token, link, hash, request))) {
        return showDead(reply, frame, { purpose, link: await follow(token) });
      }
      const t = translate(frame.language);
      const done =
        link.purpose === 'PASSWORD_RESET'
          ? { title: t('message.changed.title'), text: t('message.changed.text') }
          : {
              title: t('message.accepted.title'),
              text: t('message.accepted.text', { account: link.account ?? settings.brand }),
            };
      const action = { href: startHref(settings), label: t('startAgain') };
      const markup = messagePage({ ...frame, address: undefined }, { ...done, action });
      return sendPage(reply, settings, 200, markup);
    });
  };

  /** Uses the link up together with its effects; false when another request was faster. */
  const spend = async (
    token: string,
    link: FollowedLink,
    hash: string | undefined,
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
