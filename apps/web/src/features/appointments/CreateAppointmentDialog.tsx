import { useCreateAppointment } from '@healzy/api/appointments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { newAppointment, type NewAppointmentStart } from './appointment-values.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { Clashes } from './Clashes.tsx';
import { useInsisting } from './useInsisting.tsx';
import { usePatientChoice } from './usePatientChoice.ts';
import { usePatientSearch } from './usePatientSearch.ts';

export interface CreateAppointmentDialogProps {
  start: NewAppointmentStart;
  /** The patient whose record it is created from; otherwise one is chosen. */
  patientId?: string;
  /** The specialist whose calendar is open. */
  professionalId: string | null;
  zone: string;
  onClose: () => void;
}

/** A new appointment. */
export function CreateAppointmentDialog({
  start,
  patientId,
  professionalId,
  zone,
  onClose,
}: CreateAppointmentDialogProps) {
  const { t } = useTranslation('appointments');
  const create = useCreateAppointment();
  const [chosenId, setChosenId] = useState<string | null>(patientId ?? null);
  const { patient, specialists, preferredId } = usePatientChoice(chosenId, professionalId);
  const { insist, question } = useInsisting(zone);
  const { search, hasNone } = usePatientSearch();
  return (
    <>
      <FormDialog title={t('form.create')} onClose={onClose} size="medium">
        <AppointmentForm
          initial={newAppointment(start, patientId ?? null)}
          draftKey={patientId === undefined ? 'appointments/new' : `appointments/new/${patientId}`}
          zone={zone}
          findPatients={patientId === undefined ? search : undefined}
          hasNoPatients={hasNone}
          patient={patient}
          onPatientChange={setChosenId}
          specialists={specialists}
          preferredId={preferredId}
          tellClashes={(wanted, specialist) => (
            <Clashes wanted={wanted} zone={zone} specialist={specialist} />
          )}
          labels={{ form: t('form.create'), save: t('form.createAction') }}
          act="appointment.create"
          onSave={async (form) => {
            await insist((insisted) => create.mutateAsync({ ...form, ...insisted }));
          }}
          onSaved={onClose}
        />
      </FormDialog>
      {question}
    </>
  );
}
