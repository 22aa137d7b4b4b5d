import type { Appointment } from '@healzy/api/appointments';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Inline, Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import { placeOfZone } from './zone-names.ts';

export interface AppointmentFactsProps {
  appointment: Appointment;
  zone: string;
  /** Whether the form below shows the rest. */
  isBrief: boolean;
}

/** The facts of an appointment, with links to the patient's record and to the call. */
export function AppointmentFacts({ appointment, zone, isBrief }: AppointmentFactsProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const { patient, specialist, kind, mode, startsAt, endsAt, place, videoUrl } = appointment;
  const when = (inZone: string) => `${formats.dateTime(startsAt, inZone)} – ${formats.time(endsAt, inZone)}`;
  const isElsewhere = when(patient.timezone) !== when(zone);
  const fact = (term: string, detail: string | null) => (detail === null ? [] : [{ term, detail }]);
  const record = (
    <Link href={pathTo('/patient/:patientId/info', { patientId: patient.id })}>{t('open.record')}</Link>
  );
  const call =
    videoUrl === null ? null : (
      <Link href={videoUrl} target="_blank">
        {t('open.join')}
      </Link>
    );
  if (isBrief) {
    return (
      <Inline gap="md">
        {record}
        {call}
      </Inline>
    );
  }
  return (
    <DescriptionList
      items={[
        {
          term: t('open.patient'),
          detail: record,
        },
        { term: t('open.when'), detail: when(zone) },
        ...fact(
          t('open.whenPatient'),
          isElsewhere ? `${when(patient.timezone)} (${placeOfZone(patient.timezone)})` : null,
        ),
        { term: t('open.specialist'), detail: fullName(specialist) },
        { term: t('open.kind'), detail: t(`kind.${kind}`) },
        { term: t('open.mode'), detail: t(`mode.${mode}`) },
        ...fact(t('open.place'), place),
        ...(call === null ? [] : [{ term: t('open.videoUrl'), detail: call }]),
      ]}
    />
  );
}
