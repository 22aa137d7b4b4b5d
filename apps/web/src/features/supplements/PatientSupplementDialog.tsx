import {
  type PatientSupplement,
  useCreatePatientSupplement,
  useUpdatePatientSupplement,
} from '@healzy/api/supplements';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { todayIn } from '@healzy/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { PatientSupplementForm } from './PatientSupplementForm.tsx';
import { newTakes, takesOf } from './supplement-values.ts';

export interface PatientSupplementDialogProps {
  patientId: string;
  /** The patient's zone, for the day on which a new one begins. */
  zone: string | undefined;
  /** What to change; omitted to assign one. */
  taken?: PatientSupplement;
  onClose: () => void;
}

/** Assigns a supplement to a patient, or changes how it is taken. If a colleague saves meanwhile, nothing typed is lost. */
export function PatientSupplementDialog({ patientId, zone, taken, onClose }: PatientSupplementDialogProps) {
  const { t } = useTranslation('supplements');
  const create = useCreatePatientSupplement();
  const update = useUpdatePatientSupplement();
  // The form is compared with the record as it was opened, even after a refetch.
  const [base] = useState(taken);
  const [initial] = useState(() => (base ? takesOf(base) : newTakes(todayIn(zone ?? 'UTC', serverNow()))));
  const title = t(base ? 'edit' : 'assign');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <PatientSupplementForm
        initial={initial}
        known={base?.supplement}
        patientId={patientId}
        editedId={base?.id}
        draftKey={`patients/${patientId}/supplements/${base?.id ?? 'new'}`}
        version={base?.version}
        act={base ? 'supplement.edit' : 'supplement.create'}
        labels={{ form: title, save: t('save') }}
        newer={(current) => {
          const newer = current as PatientSupplement;
          return { values: takesOf(newer), version: newer.version };
        }}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else await create.mutateAsync({ patientId, body });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
