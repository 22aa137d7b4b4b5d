import type { LinkDelivery } from '@healzy/api/schema';
import { emailText, type Language } from '@healzy/domain/shared';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import type { KeptAnswer, LongCall, Reply } from '../../platform/http/calls.ts';
import type { OperationId } from '../../platform/http/contract.ts';
import { checked } from '../../platform/http/form.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';

/** @throws HttpProblem 422 where this server sends no e-mail */
export function requireMail({ mail }: Pick<Services, 'mail'>): void {
  if (!mail.reachesPeople)
    throw unprocessable(
      'MAIL_NOT_CONFIGURED',
      'This server sends no e-mail; hand the link over another way.',
    );
}

/** A number as telephones dial it: a written one has spaces, dots and dashes. */
const dialled = (phone: string): string => phone.replaceAll(/[\s().-]/g, '');
const phoneText = z
  .string()
  .transform(dialled)
  .pipe(z.string().regex(/^\+?\d{6,15}$/));

/** How a link is to reach the patient, and to what besides the card's address or number. */
interface WantedDelivery {
  delivery: LinkDelivery;
  sentTo?: string | null;
}

/**
 * Where a patient's link goes: to what was given for this once, else to the card's. Null for one to copy.
 *
 * @throws HttpProblem 400 for what is no address, 422 where this server does not send so, or there is nowhere to send it
 */
export function sentToOf(
  services: Pick<Services, 'mail' | 'sms'>,
  wanted: WantedDelivery,
  card: { email: string; phone: string | null },
): string | null {
  const given = wanted.sentTo?.trim() ?? '';
  switch (wanted.delivery) {
    case 'COPY':
      return null;
    case 'EMAIL':
      requireMail(services);
      return checked(z.object({ sentTo: emailText }), { sentTo: given === '' ? card.email : given }).sentTo;
    case 'SMS': {
      if (services.sms === null) throw unprocessable('SMS_NOT_CONFIGURED', 'This server sends no SMS.');
      const number = phoneText.safeParse(given === '' ? (card.phone ?? '') : given);
      if (!number.success) throw unprocessable('PHONE_MISSING', 'There is no telephone number to write to.');
      return number.data;
    }
  }
}

/** A link that is about to be made, and how it is sent. */
export interface PlannedLink {
  delivery: LinkDelivery;
  /** From {@link sentToOf}. */
  sentTo: string | null;
  kind: Parameters<Services['mail']['enqueue']>[1]['kind'];
  language: Language;
  mail: () => { subject: string; body: string };
  sms: () => string;
}

interface LinkMaking<Id extends OperationId, Planned extends PlannedLink> {
  delivery: LinkDelivery;
  /** Checks the call; asked again in the transaction that writes. */
  plan: (sql: Sql) => Promise<Planned>;
  write: (sql: Sql, planned: Planned) => Promise<Reply<Id>>;
  kept?: KeptAnswer<Id>;
}

/**
 * Makes a patient's link and sends it as wanted; one to copy is not sent. An SMS is sent before anything is written, since
 * a link that nobody got must not end the one that the patient has, and outside of a transaction, since a service that
 * does not answer must hold up nobody else.
 *
 * @throws HttpProblem 422 `SMS_FAILED` when the service for SMS does not take it
 */
export async function makeLink<Id extends OperationId, Planned extends PlannedLink>(
  call: LongCall<Id>,
  { delivery, plan, write, kept }: LinkMaking<Id, Planned>,
): Promise<Reply<Id>> {
  const { services } = call;
  let sent: Planned | null = null;
  if (delivery === 'SMS') {
    sent = await call.inAccount(async (sql) => ((await call.isRepeated(sql)) ? null : plan(sql)));
    if (sent !== null) await sendSms(services, sent);
  }
  return call.inAccountOnce(async (sql) => {
    const planned = await plan(sql);
    if (planned.delivery === 'EMAIL' && planned.sentTo !== null) {
      const { sentTo: to, kind, language } = planned;
      await services.mail.enqueue(sql, { to, kind, language, ...planned.mail() });
      call.afterCommit(() => services.mail.deliver());
    }
    return write(sql, sent ?? planned);
  }, kept);
}

async function sendSms({ sms }: Pick<Services, 'sms'>, planned: PlannedLink): Promise<void> {
  const isTaken = planned.sentTo !== null && (await sms?.send({ to: planned.sentTo, text: planned.sms() }));
  if (isTaken !== true) throw unprocessable('SMS_FAILED', 'The service for SMS did not take the message.');
}
