import type { Language } from '@healzy/domain/shared';
import ical, { ICalEventStatus } from 'ical-generator';
import type { AppointmentRow } from './appointment-rows.ts';

const WORDS: Record<Language, { calendar: string; appointment: string }> = {
  es: { calendar: 'Agenda', appointment: 'Cita' },
  en: { calendar: 'Appointments', appointment: 'Appointment' },
};

export interface CalendarSettings {
  brand: string;
  accountName: string;
  language: Language;
  /** Where the app is, for the way back from an appointment. */
  publicUrl: string;
}

type Told = Pick<
  AppointmentRow,
  'id' | 'version' | 'state' | 'startsAt' | 'endsAt' | 'updatedAt' | 'createdAt' | 'videoUrl'
> & { patient: { name: string; surname: string } };

/** How often an outside calendar should ask again, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Appointments as an iCalendar file (RFC 5545). It leaves the product, often for a service of somebody else, so it says
 * when, with whose initials, and the way back: no name, no kind and nothing that somebody typed.
 */
export function icalendarOf(appointments: readonly Told[], settings: CalendarSettings): string {
  const words = WORDS[settings.language];
  const calendar = ical({
    name: onLine(`${words.calendar} · ${settings.accountName}`),
    prodId: { company: settings.brand, product: 'Appointments' },
    ttl: REFRESH_SECONDS,
  });
  for (const one of appointments) {
    calendar.createEvent({
      id: one.id,
      sequence: one.version - 1,
      // Not the moment of reading: the file must be the same as long as nothing in it has changed.
      stamp: new Date(one.updatedAt),
      created: new Date(one.createdAt),
      lastModified: new Date(one.updatedAt),
      start: new Date(one.startsAt),
      end: new Date(one.endsAt),
      summary: `${words.appointment} · ${initial(one.patient.name)} ${initial(one.patient.surname)}`,
      status: one.state === 'CANCELED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: `${settings.publicUrl}/appointments?appointment=${one.id}`,
      ...(one.videoUrl === null ? {} : { location: onLine(one.videoUrl) }),
    });
  }
  return calendar.toString();
}

/** A break in a text must not begin a line of the file: the library trusts what it is given. */
const onLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const letters = new Intl.Segmenter();

function initial(name: string): string {
  const first = letters.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '';
  return /^\p{L}/u.test(first) ? `${first.toLocaleUpperCase()}.` : '–';
}
