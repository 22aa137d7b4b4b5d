import { type MedicalTest, useUpdateMedicalTest } from '@healzy/api/medical-tests';
import type { MedicalTestFormInput } from '@healzy/domain/medical-tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { ageToday } from './age-today.ts';
import { MedicalTestForm } from './MedicalTestForm.tsx';
import { useTestSpecialists } from './useTestSpecialists.ts';

const valuesOf = (test: MedicalTest): MedicalTestFormInput => ({
  name: test.name,
  type: test.type,
  principalId: test.principal.professionalId,
  observerIds: test.observers.map(({ professionalId }) => professionalId),
  observations: test.observations ?? '',
  rangeProfile: test.rangeProfile,
});

export interface EditMedicalTestDialogProps {
  test: MedicalTest;
  /** The key of the draft, which its page declares. */
  draftKey: string;
  onClose: () => void;
}

/** Changes a test that is not final. */
export function EditMedicalTestDialog({ test, draftKey, onClose }: EditMedicalTestDialogProps) {
  const { t } = useTranslation('medical-tests');
  const update = useUpdateMedicalTest();
  // A version read while the dialog is open is merged on saving, not put in under the user's typing.
  const [base] = useState(test);
  const [initial] = useState(() => valuesOf(test));
  const { data: patient } = useOpenPatient();
  const { query, options } = useTestSpecialists([base.principal, ...base.observers]);
  return (
    <FormDialog title={t('edit.title')} onClose={onClose} size="medium">
      <Loaded queries={[query]}>
        <MedicalTestForm
          isExisting
          draftKey={draftKey}
          specialists={options}
          initial={initial}
          patientAge={patient ? ageToday(patient) : null}
          version={base.version}
          onSave={async (_test, version, { type: _type, ...body }) => {
            await update.mutateAsync({ id: base.id, version, body });
          }}
          onSaved={onClose}
          newer={(current) => {
            const newer = current as MedicalTest;
            return { values: valuesOf(newer), version: newer.version };
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
