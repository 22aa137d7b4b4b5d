import type { AppointmentOverlap } from '@healzy/domain/appointments';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';

/** Describes what already occupies a time: whose it is, and from when to when. */
export function useOverlapSentence(zone: string): (overlap: AppointmentOverlap) => string {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  return ({ with: of, startsAt, endsAt, patient, specialist }) =>
    t(of === 'PATIENT' ? 'overlap.patient' : 'overlap.specialist', {
      patient: fullName(patient),
      specialist: fullName(specialist),
      from: formats.time(startsAt, zone),
      to: formats.time(endsAt, zone),
    });
}
