import { zodResolver } from '@hookform/resolvers/zod';
import {
  APPOINTMENT_MINUTES,
  type AppointmentFields as Filled,
  type AppointmentFieldsInput,
  appointmentFieldsSchema,
  endOf,
  instantOfLocal,
} from '@healzy/domain/appointments';
import { useEffect, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { namesOf, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { APPOINTMENT_FIELDS } from './appointment-values.ts';
import { AppointmentFields, type AppointmentFormProps } from './AppointmentFields.tsx';
import type { WantedAppointment } from './useClashes.ts';

/** When, for how long, with whom, why and where an appointment takes place. */
export function AppointmentForm({
  zone,
  findPatients,
  hasNoPatients = false,
  patient,
  onPatientChange,
  specialists,
  preferredId,
  tellClashes,
  children,
  ...source
}: AppointmentFormProps) {
  const { t } = useTranslation('appointments');
  const check = useMemo(() => zodResolver(appointmentFieldsSchema(zone)), [zone]);
  const form = useSavedForm<AppointmentFieldsInput, Filled>({
    ...source,
    subject: patient?.name,
    rules: (values, ...rest) =>
      check({ ...values, professionalId: values.professionalId || (preferredId ?? '') }, ...rest),
    names: namesOf(APPOINTMENT_FIELDS, (field) => t(`form.${wordOf(field)}`)),
    translate(field, value) {
      if (field === 'professionalId') return specialists?.find(({ id }) => id === value)?.label ?? null;
      if (field === 'kind') return t(`kind.${value as AppointmentFieldsInput['kind']}`);
      if (field === 'mode') return t(`mode.${value as AppointmentFieldsInput['mode']}`);
      return null;
    },
  });
  const patientId = useWatch({ control: form.control, name: 'patientId' });
  useEffect(() => onPatientChange?.(patientId || null), [onPatientChange, patientId]);
  const wanted = useWantedAppointment(form.control, zone, preferredId);

  return (
    <SavedForm form={form}>
      <AppointmentFields
        form={form}
        zone={zone}
        findPatients={findPatients}
        hasNoPatients={hasNoPatients}
        patient={patient}
        specialists={specialists}
        preferredId={preferredId}
      >
        {tellClashes?.(wanted, specialists?.find(({ id }) => id === wanted?.professionalId)?.label ?? '')}
      </AppointmentFields>
      {children}
    </SavedForm>
  );
}

const wordOf = (field: (typeof APPOINTMENT_FIELDS)[number]) =>
  field === 'patientId' ? 'patient' : field === 'professionalId' ? 'specialist' : field;

/** The appointment that a form describes so far; null until specialist, time and duration are set. */
function useWantedAppointment(
  control: Control<AppointmentFieldsInput, unknown, Filled>,
  zone: string,
  preferredId: string | null,
): WantedAppointment | null {
  const [patientId, chosenId, date, time, minutes] = useWatch({
    control,
    name: ['patientId', 'professionalId', 'date', 'time', 'minutes'],
  });
  const professionalId = chosenId || preferredId;
  const found = instantOfLocal({ date: date || '', time: time || '' }, zone);
  const isLength = minutes >= APPOINTMENT_MINUTES.min && minutes <= APPOINTMENT_MINUTES.max;
  if (!professionalId || !found.ok || !isLength) return null;
  return { patientId, professionalId, startsAt: found.instant, endsAt: endOf(found.instant, minutes) };
}
