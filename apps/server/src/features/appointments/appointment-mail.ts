import type { AppointmentMode } from '@healzy/domain/appointments';
import type { Language } from '@healzy/domain/shared';
import { oneLine, translator } from '../../platform/messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

/** What a message about an appointment is written for. */
export type NoticeKind = 'MADE' | 'MOVED' | 'CHANGED' | 'CANCELED' | 'REMINDER';

export interface MailedAppointment {
  /** The recipient's first name. */
  name: string;
  account: string;
  specialist: string;
  startsAt: string;
  endsAt: string;
  /** The zone by whose clock the time is told. */
  zone: string;
  /** Whether the zone is named, because the recipient may expect another. */
  isZoneNamed: boolean;
  mode: AppointmentMode;
  place: string | null;
  videoUrl: string | null;
  /** Where they answer; null where nothing is asked. */
  link: string | null;
}

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** A message about an appointment. It says when, with whom and where, never what for: others may see an inbox. */
export function appointmentMail(
  kind: NoticeKind,
  language: Language,
  { account, link, ...appointment }: MailedAppointment,
): { subject: string; body: string } {
  const t = translate(language);
  const { specialist, startsAt, endsAt, mode, place, videoUrl, zone: timeZone } = appointment;
  const format = (instant: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options }).format(new Date(instant));
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = { day: 'numeric', month: 'long' } as const;
  const clinic = oneLine(account);
  const name = oneLine(appointment.name);
  const zoneName = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(startsAt))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const where = mode === 'IN_PERSON' ? place : mode === 'VIDEO' ? videoUrl : null;
  const when = t('mail.when', {
    day: format(startsAt, { weekday: 'long', ...day, year: 'numeric' }),
    from: format(startsAt, clock),
    to: format(endsAt, clock),
  });
  const lines = [
    appointment.isZoneNamed && zoneName !== undefined ? `${when} (${zoneName})` : when,
    t('mail.with', { specialist: oneLine(specialist) }),
    where === null ? t(`mail.mode.${mode}`) : `${t(`mail.mode.${mode}`)}: ${oneLine(where)}`,
  ];
  const paragraphs = [
    t('mail.greeting', { name }),
    t(`mail.intro.${kind}`, { clinic }),
    lines.join('\n'),
    ...(link === null ? [t('mail.canceled')] : [t('mail.ask'), link, t('mail.once')]),
    clinic,
  ];
  return {
    subject: t(`mail.subject.${kind}`, { clinic, day: format(startsAt, day) }),
    body: paragraphs.join('\n\n'),
  };
}
