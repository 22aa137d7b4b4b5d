import type { TimelineEntry } from '@healzy/api/patients';
import type { AppointmentKind } from '@healzy/domain/appointments';
import type { SectionId } from '@healzy/domain/patient-data';
import type { TimelineEntry as ShownEntry } from '@healzy/ui/components/Timeline';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ROUTES } from '../../../app/paths.ts';
import { rolesAtom } from '../../../state/account.ts';
import { placeOfAppointment } from '../../appointments/appointment-places.ts';
import { fullName } from '../patient-names.ts';
import { placeInRecord } from '../patient-places.ts';
import { TIMELINE_LOOKS } from './timeline-looks.ts';

/** The sub-page of each section of the questionnaire, by the names of places and of routes alike. */
const PLACE_OF_SECTION = {
  'anthropometric-data': 'patientDataAnthropometric',
  'medical-history': 'patientDataMedicalHistory',
  'healzy-objective': 'patientDataObjective',
  habits: 'patientDataHabits',
} as const satisfies Record<SectionId, string>;

type Magnitude = keyof typeof DECIMALS;

/** How exactly each magnitude is said. */
const DECIMALS = {
  weightKg: 1,
  heightCm: 1,
  fatPercent: 1,
  musclePercent: 1,
  waterPercent: 1,
  visceralFat: 0,
  boneKg: 1,
  waistCm: 1,
  hipCm: 1,
  neckCm: 1,
  chestCm: 1,
  armCm: 1,
  wristCm: 1,
  thighCm: 1,
  calfCm: 1,
} as const;

const isMagnitude = (name: string): name is Magnitude => Object.hasOwn(DECIMALS, name);

/** The entries of a patient's timeline in words; instants are read in `zone`. */
export function useTimelineEntries(
  patientId: string,
  zone: string,
): (entries: readonly TimelineEntry[]) => ShownEntry[] {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const roles = useAtomValue(rolesAtom);

  const titleOf = ({ kind, code, title }: TimelineEntry): string => {
    switch (kind) {
      case 'STATE_CHANGED':
        return t(`timeline.kind.${code === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'}`);
      case 'DATA_ANSWERED':
        return t('timeline.kind.DATA_ANSWERED', {
          section: t(`app:place.${PLACE_OF_SECTION[code as SectionId]}`),
        });
      case 'APPOINTMENT_MADE':
      case 'APPOINTMENT_HELD':
      case 'APPOINTMENT_CANCELED':
        return t(`timeline.kind.${kind}`, { kind: t(`timeline.appointment.${code as AppointmentKind}`) });
      default:
        return t(`timeline.kind.${kind}`, { title: title ?? '' });
    }
  };
  const isAppointment = (entry: TimelineEntry) => entry.startsAt !== null;
  const metaOf = (entry: TimelineEntry): string => {
    const isAhead = isAppointment(entry) && entry.kind !== 'APPOINTMENT_HELD';
    return [
      ...(isAhead ? [t('timeline.for', { when: formats.dateTime(entry.startsAt, zone) })] : []),
      ...(isAppointment(entry) && entry.people[0]
        ? [t('timeline.with', { name: fullName(entry.people[0]) })]
        : []),
      ...(entry.by ? [t('timeline.by', { name: fullName(entry.by) })] : []),
    ].join(' · ');
  };
  const contentOf = (entry: TimelineEntry): string | undefined => {
    if (entry.kind === 'SPECIALISTS_CHANGED' || entry.kind === 'PATIENT_CREATED') {
      const [principal, ...observers] = entry.people.map(fullName);
      return [
        ...(principal ? [t('timeline.principal', { name: principal })] : []),
        ...(observers.length > 0 ? [t('timeline.observers', { names: observers.join(', ') })] : []),
      ].join(' · ');
    }
    if (entry.fields.length > 0) {
      const names = entry.fields.map((field) => t(field === 'tags' ? 'tags.label' : `form.${field}`));
      return t('timeline.changed', { fields: names.join(', ') });
    }
    if (entry.figures.length === 0) return undefined;
    return entry.figures
      .flatMap(({ magnitude, value }) =>
        isMagnitude(magnitude)
          ? [t(`timeline.figure.${magnitude}`, { value: trimmed(value, DECIMALS[magnitude]) })]
          : [],
      )
      .join(' · ');
  };
  // 80 kg is said 80, not 80,0: these are sentences, not a column.
  const trimmed = (value: number, digits: number) =>
    formats.number(value, Number.isInteger(value) ? 0 : digits);

  /** The thing itself where it has an address of its own, else the screen that it is on. */
  const placeOf = ({ kind, code, subjectId }: TimelineEntry): string | undefined => {
    const route =
      kind === 'DATA_ANSWERED' ? ROUTES[PLACE_OF_SECTION[code as SectionId]] : TIMELINE_LOOKS[kind].route;
    const place = route === undefined ? undefined : placeInRecord(route, patientId, roles);
    if (place === undefined) return undefined;
    switch (route) {
      case ROUTES.notes:
        return `${place}?note=${subjectId}`;
      case ROUTES.patientDocuments:
        return `${place}?document=${subjectId}`;
      case ROUTES.appointments:
        return placeOfAppointment(subjectId);
      default:
        return place;
    }
  };

  return (entries) =>
    entries.map((entry) => {
      const { icon, tone } = TIMELINE_LOOKS[entry.kind];
      const meta = metaOf(entry);
      return {
        id: entry.id,
        time: entry.day ?? entry.at,
        title: titleOf(entry),
        icon,
        tone,
        href: placeOf(entry),
        ...(meta === '' ? {} : { meta }),
        content: contentOf(entry),
      };
    });
}
