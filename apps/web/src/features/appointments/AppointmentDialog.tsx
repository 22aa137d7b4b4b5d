import {
  type Appointment,
  useAppointment,
  useRestoreAppointment,
  useUpdateAppointment,
} from '@healzy/api/appointments';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { CalendarX } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { preciseSentenceFor } from '../../app/api-errors.ts';
import { fullName } from '../../app/full-name.ts';
import { failedSentence, notifySuccess } from '../../app/messages.ts';
import { valuesOf } from './appointment-values.ts';
import { AppointmentAnswer } from './AppointmentAnswer.tsx';
import { Attendance } from './Attendance.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { useAppointmentActions } from './useAppointmentActions.ts';
import { Clashes } from './Clashes.tsx';
import { useInsisting } from './useInsisting.tsx';
import { usePatientChoice } from './usePatientChoice.ts';

export interface AppointmentDialogProps {
  id: string;
  zone: string;
  onClose: () => void;
}

/** One appointment: viewed, moved, cancelled or restored, as far as the user may. */
export function AppointmentDialog({ id, zone, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation('appointments');
  const query = useAppointment(id);
  const appointment = query.data;
  return (
    <FormDialog
      title={appointment ? fullName(appointment.patient) : t('open.title')}
      onClose={onClose}
      size="medium"
    >
      <Loaded queries={[query]}>
        {appointment && <OpenAppointment appointment={appointment} zone={zone} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  );
}

interface OpenAppointmentProps {
  appointment: Appointment;
  zone: string;
  onClose: () => void;
}

function OpenAppointment({ appointment, zone, onClose }: OpenAppointmentProps) {
  const { t } = useTranslation('appointments');
  const { state, canEdit } = appointment;
  const isOpenToChange = canEdit && state === 'SCHEDULED';
  return (
    <Stack gap="md">
      {state === 'CANCELED' && (
        <CanceledAppointment appointment={appointment} zone={zone} onClose={onClose} />
      )}
      <Attendance appointment={appointment} zone={zone} />
      <AppointmentAnswer appointment={appointment} zone={zone} />
      <AppointmentFacts appointment={appointment} zone={zone} isBrief={isOpenToChange} />
      {isOpenToChange && <ChangeAppointment appointment={appointment} zone={zone} onClose={onClose} />}
      {!canEdit && (
        <Text as="p" size="sm" tone="muted">
          {t('open.readOnly')}
        </Text>
      )}
    </Stack>
  );
}

function CanceledAppointment({ appointment, zone, onClose }: OpenAppointmentProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const restore = useRestoreAppointment();
  const { insist, question } = useInsisting(zone);
  const bringBack = async () => {
    await insist(({ allowsOverlap }) => restore.mutateAsync({ id: appointment.id, allowsOverlap }));
    onClose();
    notifySuccess('appointment.restore');
  };
  return (
    <>
      <Banner
        tone="warning"
        title={t('open.canceledTitle')}
        actions={
          appointment.canEdit && (
            <Button
              size="small"
              isPending={restore.isPending}
              pendingLabel={t('open.restoring')}
              // The error is shown below, from the call itself.
              onPress={() => void bringBack().catch(() => undefined)}
            >
              {t('open.restore')}
            </Button>
          )
        }
      >
        {t('open.canceledText', { when: formats.dateTime(appointment.canceledAt, zone) })}
      </Banner>
      {restore.isError && question === null && (
        <InlineMessage tone="critical" role="alert">
          {failedSentence('appointment.restore')} {preciseSentenceFor(restore.error)}
        </InlineMessage>
      )}
      {question}
    </>
  );
}

function ChangeAppointment({ appointment, zone, onClose }: OpenAppointmentProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const update = useUpdateAppointment();
  const acts = useAppointmentActions();
  const { insist, question } = useInsisting(zone);
  const changed = useRef<Appointment | null>(null);
  const { source } = useStoredRecord(appointment, (saved) => valuesOf(saved, zone));
  const { id, patient, specialist } = appointment;
  const choice = usePatientChoice(patient.id, specialist.professionalId);
  // The current specialist can be named before the patient has loaded.
  const known = [{ id: specialist.professionalId, label: fullName(specialist) }];
  return (
    <>
      <AppointmentForm
        {...source}
        draftKey={`appointments/${id}`}
        zone={zone}
        patient={{
          id: patient.id,
          name: fullName(patient),
          timezone: patient.timezone,
          // Until the patient has loaded, nothing is said to be missing.
          hasSpecialists: choice.patient?.hasSpecialists ?? true,
        }}
        specialists={choice.specialists ?? known}
        preferredId={specialist.professionalId}
        tellClashes={(wanted, name) => <Clashes wanted={wanted} ownId={id} zone={zone} specialist={name} />}
        labels={{
          form: t('form.edit'),
          save: t('form.editAction'),
          // Here "cancel" would mean cancelling the appointment.
          discard: t('app:action.close'),
        }}
        act="appointment.edit"
        isToldElsewhere
        onSave={async (_form, version, { patientId: _whose, ...changes }) => {
          changed.current = await insist((insisted) =>
            update.mutateAsync({ id, version, body: { ...changes, ...insisted } }),
          );
        }}
        onSaved={() => {
          onClose();
          if (changed.current) acts.tellChanged(appointment, changed.current);
        }}
      >
        <Inline>
          <Button
            size="small"
            icon={CalendarX}
            isPending={acts.isCanceling}
            pendingLabel={t('feed.working')}
            onPress={() => acts.cancel(appointment, onClose)}
          >
            {t('open.cancel')}
          </Button>
        </Inline>
      </AppointmentForm>
      {question}
    </>
  );
}
