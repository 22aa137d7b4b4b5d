import { type Patient, useUpdatePatient } from '@healzy/api/patients';
import { hasCode } from '@healzy/api/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { failedSentence, tellDone } from '../../app/messages.ts';
import { PatientForm } from './PatientForm.tsx';
import { valuesOf } from './patient-values.ts';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/** Changes a patient card. When somebody else saved meanwhile, nothing typed is lost: the person chooses. */
export function EditPatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { t } = useTranslation(['patients', 'app']);
  const update = useUpdatePatient();
  const { query, options } = useSpecialistOptions();
  const [isDirty, setDirty] = useState(false);
  const [base, setBase] = useState(patient);
  const [newer, setNewer] = useState<Patient | null>(null);
  const version = newer?.version ?? base.version;
  return (
    <FormDialog title={t('form.edit')} onClose={onClose} isDirty={isDirty && !update.isSuccess}>
      <Loaded queries={[query]}>
        <PatientForm
          key={base.version}
          initial={valuesOf(base)}
          specialists={options}
          canAssign={patient.access.canAssign}
          onDirtyChange={setDirty}
          labels={{
            form: t('form.edit'),
            save: t('form.editAction'),
            failed: failedSentence('patient.edit'),
          }}
          conflict={
            newer && {
              // The next save names the newer version, so it goes over it knowingly.
              onKeepMine: () => undefined,
              onTakeTheirs: () => {
                setBase(newer);
                setNewer(null);
              },
            }
          }
          onSave={async (card) => {
            try {
              await update.mutateAsync({ id: patient.id, version, body: card });
            } catch (error) {
              if (hasCode(error, 'STALE_VERSION')) setNewer(error.details.current as Patient);
              throw error;
            }
            // At once: going on must not be held up by the question about unsaved changes.
            flushSync(() => {
              setDirty(false);
              onClose();
            });
            tellDone('patient.edit');
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
