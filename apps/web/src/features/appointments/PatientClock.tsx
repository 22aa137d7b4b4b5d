import {
  type AppointmentFields as Filled,
  type AppointmentFieldsInput,
  instantOfLocal,
} from '@healzy/domain/appointments';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { placeOfZone } from './zone-names.ts';

export interface PatientClockProps {
  control: Control<AppointmentFieldsInput, unknown, Filled>;
  zone: string;
  patientZone: string | null;
}

/** The time in the patient's zone, if it differs from the clinic's. */
export function PatientClock({ control, zone, patientZone }: PatientClockProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const [date, time] = useWatch({ control, name: ['date', 'time'] });
  if (patientZone === null || patientZone === zone) return null;
  const found = instantOfLocal({ date: date || '', time: time || '' }, zone);
  if (!found.ok || formats.dateTime(found.instant, zone) === formats.dateTime(found.instant, patientZone))
    return null;
  return (
    <InlineMessage tone="info" role="status">
      {t('form.patientTime', {
        place: placeOfZone(patientZone),
        time: formats.time(found.instant, patientZone),
        day: formats.date(found.instant, patientZone),
      })}
    </InlineMessage>
  );
}
