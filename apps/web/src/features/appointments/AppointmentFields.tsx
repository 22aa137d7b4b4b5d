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
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { TimeField } from '@healzy/ui/components/TimeField';
import { Grid } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useField } from '../../app/forms/useField.ts';
import type { SavedFormState } from '../../app/forms/useSavedForm.ts';
import { useOwnZone } from '../../state/session.ts';
import { useFormats } from '../../app/formats.ts';
import type { AppointmentFormProps } from './AppointmentForm.tsx';
import { NoPatientYet } from './NoPatientYet.tsx';
import { placeOfZone } from './zone-names.ts';

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
          hint={isUnbookable && t('form.noSpecialist')}
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
