import {
  APPOINTMENT_KINDS,
  APPOINTMENT_MINUTES,
  APPOINTMENT_MODES,
  type AppointmentFields as Filled,
  type AppointmentFieldsInput,
  DEFAULT_MINUTES,
  instantOfLocal,
} from '@healzy/domain/appointments';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { ComboBox, type OptionSearch } from '@healzy/ui/components/ComboBox';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select, type Option } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { TimeField } from '@healzy/ui/components/TimeField';
import { Grid } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useField } from '../../app/forms/useField.ts';
import type { SavedFormState, SavedFormSource } from '../../app/forms/useSavedForm.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useFormats } from '../../app/formats.ts';
import { NobodyToBook } from './NobodyToBook.tsx';
import { NoPatientYet } from './NoPatientYet.tsx';
import { placeOfZone } from './zone-names.ts';
import type { WantedAppointment } from './useClashes.ts';

/** The patient of an appointment, as far as the form needs them. */
export interface AppointmentPatientChoice {
  id: string;
  name: string;
  timezone: string;
  /** Whether anybody treats them, bookable by the user or not. */
  hasSpecialists: boolean;
}

export interface AppointmentFormProps extends SavedFormSource<AppointmentFieldsInput, Filled> {
  /** The clinic's zone: the form's day and time are in it. */
  zone: string;
  /** Finds patients by the typed text; without it the patient is fixed. */
  findPatients?: OptionSearch | undefined;
  /** There is nobody to find. */
  hasNoPatients?: boolean;
  /** The chosen patient, once loaded. */
  patient: AppointmentPatientChoice | null;
  /** Reports the chosen patient, so that their specialists can be loaded. */
  onPatientChange?: (patientId: string | null) => void;
  /** Who can hold the appointment; null while unknown. */
  specialists: readonly Option[] | null;
  /** The default specialist. */
  preferredId: string | null;
  /** Renders the conflicts of the chosen time; null while none is chosen. The second argument is the specialist. */
  tellClashes?: (wanted: WantedAppointment | null, specialist: string) => ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

export interface AppointmentFieldsProps extends Pick<
  AppointmentFormProps,
  'zone' | 'findPatients' | 'hasNoPatients' | 'patient' | 'specialists' | 'preferredId'
> {
  form: SavedFormState<AppointmentFieldsInput, Filled>;
  /** The conflicts of the chosen time. */
  children?: ReactNode;
}

/** The fields of an appointment. */
export function AppointmentFields({
  form,
  zone,
  findPatients,
  hasNoPatients,
  patient,
  specialists,
  preferredId,
  children,
}: AppointmentFieldsProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const { control, methods } = form;
  const patientField = useField(form, 'patientId');
  const specialistField = useField(form, 'professionalId');
  const kindField = useField(form, 'kind');
  const placeField = useField(form, 'place');
  const videoField = useField(form, 'videoUrl');
  const mailField = useField(form, 'hasMail');
  const mode = useWatch({ control, name: 'mode' });
  const ownZone = useOwnZone() ?? zone;
  const isUnbookable = specialists?.length === 0;
  return (
    <>
      {findPatients && (
        <ComboBox
          {...patientField}
          onChange={(id) => {
            patientField.onChange(id ?? '');
            // Another patient has other specialists.
            specialistField.onChange('');
          }}
          value={patientField.value || null}
          hint={t('form.patientHint')}
          placeholder={t('form.patientPlaceholder')}
          options={patient ? [{ id: patient.id, label: patient.name }] : []}
          search={findPatients}
          searchTexts={{
            loading: t('form.searching'),
            failed: t('form.searchFailed'),
            retry: t('form.retry'),
          }}
          emptyText={t(hasNoPatients ? 'form.noPatients' : 'form.noPatient')}
          isRequired
        />
      )}
      {hasNoPatients && <NoPatientYet />}
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Select
          {...specialistField}
          value={specialistField.value || preferredId}
          placeholder={t(specialists === null ? 'form.choosePatient' : 'app:form.choose')}
          options={specialists ?? []}
          isDisabled={specialists === null || isUnbookable}
          isRequired
        />
        <Select
          {...kindField}
          onChange={(kind) => {
            kindField.onChange(kind);
            // A duration that the user chose is kept.
            if (kind !== null && !methods.getFieldState('minutes').isDirty)
              methods.resetField('minutes', { defaultValue: DEFAULT_MINUTES[kind] });
          }}
          placeholder={t('app:form.choose')}
          options={APPOINTMENT_KINDS.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
          isRequired
        />
      </Grid>
      {isUnbookable && patient && <NobodyToBook patient={patient} />}
      <Grid columns={{ phone: 1, tablet: 3 }}>
        <DatePicker {...useField(form, 'date')} isRequired />
        <TimeField
          {...useField(form, 'time')}
          hourCycle={24}
          {...(ownZone === zone ? {} : { hint: t('form.timeHint', { place: placeOfZone(zone) }) })}
          isRequired
        />
        <NumberField
          {...useField(form, 'minutes')}
          unit="min"
          min={APPOINTMENT_MINUTES.min}
          max={APPOINTMENT_MINUTES.max}
          step={APPOINTMENT_MINUTES.step}
          maxDecimals={0}
          isRequired
        />
      </Grid>
      <PatientClock control={control} zone={zone} patientZone={patient?.timezone ?? null} />
      {children}
      <RadioGroup
        {...useField(form, 'mode')}
        layout="row"
        options={APPOINTMENT_MODES.map((one) => ({ id: one, label: t(`mode.${one}`) }))}
        isRequired
      />
      {mode === 'IN_PERSON' && (
        <TextField {...placeField} isOptional placeholder={t('form.placePlaceholder')} />
      )}
      {mode === 'VIDEO' && (
        <TextField {...videoField} isOptional placeholder="https://" type="url" spellCheck="false" />
      )}
      <Checkbox
        isSelected={mailField.value ?? true}
        onChange={mailField.onChange}
        hint={t('form.hasMailHint')}
      >
        {mailField.label}
      </Checkbox>
    </>
  );
}

interface PatientClockProps {
  control: Control<AppointmentFieldsInput, unknown, Filled>;
  zone: string;
  patientZone: string | null;
}

/** The time in the patient's zone, if it differs from the clinic's. */
function PatientClock({ control, zone, patientZone }: PatientClockProps) {
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
