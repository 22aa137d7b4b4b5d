import type { Language } from '@healzy/domain/shared';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { oneLine, translator } from '../../platform/messages.ts';
import type { AppointmentRow } from './appointment-rows.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

export interface CalendarSettings {
  brand: string;
  accountName: string;
  language: Language;
  /** URL of the app, for the link back from an appointment. */
  publicUrl: string;
}

type Told = Pick<
  AppointmentRow,
  'id' | 'version' | 'state' | 'startsAt' | 'endsAt' | 'updatedAt' | 'createdAt' | 'videoUrl'
> & { patient: { name: string; surname: string } };

/** How often a calendar client should refresh, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Appointments as an iCalendar file (RFC 5545). The file leaves the product, often for a third-party service, so it has
 * only the time, the patient's initials and a link: no name, no kind, no free text.
 */
export function icalendarOf(appointments: readonly Told[], settings: CalendarSettings): string {
  const t = translate(settings.language);
  const calendar = ical({
    name: oneLine(`${t('calendar')} · ${settings.accountName}`),
    prodId: { company: settings.brand, product: 'Appointments' },
    ttl: REFRESH_SECONDS,
  });
  for (const one of appointments) {
    calendar.createEvent({
      id: one.id,
      sequence: one.version - 1,
      // Not the time of the request: the file must stay the same until something in it changes.
      stamp: new Date(one.updatedAt),
      created: new Date(one.createdAt),
      lastModified: new Date(one.updatedAt),
      start: new Date(one.startsAt),
      end: new Date(one.endsAt),
      summary: `${t('appointment')} · ${initial(one.patient.name)} ${initial(one.patient.surname)}`,
      status: one.state === 'CANCELED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: `${settings.publicUrl}/appointments?appointment=${one.id}`,
      ...(one.videoUrl === null ? {} : { location: oneLine(one.videoUrl) }),
    });
  }
  return calendar.toString();
}

interface Brought extends Pick<
  Told,
  'id' | 'version' | 'startsAt' | 'endsAt' | 'updatedAt' | 'createdAt' | 'videoUrl'
> {
  account: string;
  place: string | null;
  isCanceled: boolean;
  /** Who is invited: the patient. */
  name: string;
  email: string;
  /** The address that this server writes from. */
  sender: string;
}

/**
 * An appointment for the calendar of its patient: when and where, and the clinic's name, but not what it is for. A
 * request puts it there or moves it, a cancellation takes it out (RFC 5546, sections 3.2.2 and 3.2.5): a program acts
 * only on what has the organizer and the identity of the entry that it holds, and a higher sequence. The organizer is
 * therefore the address that all messages come from, which stays, and not one that a clinic can change. No reply is asked
 * for: the patient answers through the link.
 */
export function patientCalendarOf(one: Brought, language: Language): string {
  const where = one.videoUrl ?? one.place;
  const account = oneLine(one.account);
  const calendar = ical({
    method: one.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: one.id,
    sequence: one.version - 1,
    stamp: new Date(one.updatedAt),
    created: new Date(one.createdAt),
    lastModified: new Date(one.updatedAt),
    start: new Date(one.startsAt),
    end: new Date(one.endsAt),
    summary: `${translate(language)('appointment')} · ${account}`,
    organizer: { name: account, email: one.sender },
    attendees: [
      {
        name: oneLine(one.name),
        email: one.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
    status: one.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(where === null ? {} : { location: oneLine(where) }),
  });
  return calendar.toString();
}

const letters = new Intl.Segmenter();

function initial(name: string): string {
  const first = letters.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '';
  return /^\p{L}/u.test(first) ? `${first.toLocaleUpperCase()}.` : '–';
}
