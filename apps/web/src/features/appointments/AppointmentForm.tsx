import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AppointmentFields as Filled,
  type AppointmentFieldsInput,
  appointmentFieldsSchema,
} from '@healzy/domain/appointments';
import type { Option } from '@healzy/ui/components/Select';
import type { OptionSearch } from '@healzy/ui/components/ComboBox';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../app/forms/useFormSave.ts';
import { APPOINTMENT_FIELDS } from './appointment-values.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import type { WantedAppointment } from './useClashes.ts';
import { useWantedAppointment } from './useWantedAppointment.ts';

/** The patient whom an appointment is for, as far as the form needs them. */
export interface AppointmentPatientChoice {
  id: string;
  name: string;
  timezone: string;
}

export interface AppointmentFormProps {
  initial: AppointmentFieldsInput;
  /** Under which name what is typed is kept. */
  draftKey: string;
  /** The version of the appointment that is changed. */
  version?: number;
  /** The clinic's zone: the form's day and time are by its clock. */
  zone: string;
  /** Finds patients by what is typed; without it the patient is given. */
  findPatients?: OptionSearch;
  /** The patient who is chosen, once they are known. */
  patient: AppointmentPatientChoice | null;
  /** Tells which patient is chosen, so that their specialists can be looked up. */
  onPatientChange?: (patientId: string | null) => void;
  /** Who can hold the appointment; null while they are not known. */
  specialists: readonly Option[] | null;
  /** Who holds it unless another is chosen. */
  preferredId: string | null;
  /** Says what the chosen time falls together with; null while none is chosen. The second is who would hold it. */
  tellClashes?: (wanted: WantedAppointment | null, specialist: string) => ReactNode;
  onSave: FormSaveOptions<AppointmentFieldsInput, Filled>['save'];
  onSaved?: () => void | Promise<void>;
  /** The appointment that somebody else saved meanwhile, out of the refusal. */
  newer?: NonNullable<FormSaveOptions<AppointmentFieldsInput, Filled>['newer']>;
  /** `failed` heads what the server refused as a whole. */
  labels: { form: string; save: string; discard: string; failed: string };
  /** What else can be done with it. */
  children?: ReactNode;
}

/** When, for how long, with whom, why and where two meet. */
export function AppointmentForm({
  initial,
  draftKey,
  version,
  zone,
  findPatients,
  patient,
  onPatientChange,
  specialists,
  preferredId,
  tellClashes,
  onSave,
  onSaved,
  newer,
  labels,
  children,
}: AppointmentFormProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const check = useMemo(() => zodResolver(appointmentFieldsSchema(zone)), [zone]);
  const form = useForm<AppointmentFieldsInput, unknown, Filled>({
    defaultValues: initial,
    resolver: (values, ...rest) =>
      check({ ...values, professionalId: values.professionalId || (preferredId ?? '') }, ...rest),
  });
  const draft = useFormDraft(form, draftKey, { version: version ?? null, subject: patient?.name });
  const saving = useFormSave(form, draft, {
    fields: APPOINTMENT_FIELDS,
    save: onSave,
    onSaved,
    newer,
  });
  const patientId = useWatch({ control: form.control, name: 'patientId' });
  useEffect(() => onPatientChange?.(patientId || null), [onPatientChange, patientId]);
  const wanted = useWantedAppointment(form.control, zone, preferredId);
  const names = Object.fromEntries(APPOINTMENT_FIELDS.map((field) => [field, t(`form.${nameOf(field)}`)]));
  const say = (field: string, value: unknown): string | null => {
    if (field === 'professionalId') return specialists?.find(({ id }) => id === value)?.label ?? null;
    if (field === 'kind') return t(`kind.${value as AppointmentFieldsInput['kind']}`);
    if (field === 'mode') return t(`mode.${value as AppointmentFieldsInput['mode']}`);
    return null;
  };

  return (
    <SavedForm form={form} draft={draft} saving={saving} names={names} say={say} labels={labels}>
      <AppointmentFields
        form={form}
        zone={zone}
        {...(findPatients ? { findPatients } : {})}
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

const nameOf = (field: (typeof APPOINTMENT_FIELDS)[number]) =>
  field === 'patientId' ? 'patient' : field === 'professionalId' ? 'specialist' : field;
