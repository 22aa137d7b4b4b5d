import {
  type BloodDiagnosis,
  useFinishBloodDiagnosis,
  useUpdateBloodDiagnosis,
} from '@healzy/api/blood-analysis';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { useParam } from '../../../app/useParam.ts';
import { DiagnosisForm } from './DiagnosisForm.tsx';

/** Edits the text of a diagnosis, and finishes it. */
export function EditDiagnosis({ diagnosis }: { diagnosis: BloodDiagnosis }) {
  const patientId = useParam('patientId');
  const { medicalTestId } = diagnosis;
  const update = useUpdateBloodDiagnosis();
  const finish = useFinishBloodDiagnosis();
  const { source, recordOf } = useStoredRecord(diagnosis, ({ text }) => ({ text }));
  return (
    <DiagnosisForm
      {...source}
      draftKey={`blood-analysis/${patientId}/${medicalTestId}/diagnosis`}
      onSave={async ({ text }, version) =>
        recordOf(await update.mutateAsync({ medicalTestId, version, text }))
      }
      onFinish={diagnosis.canFinish ? (version) => finish.mutateAsync({ medicalTestId, version }) : undefined}
    />
  );
}
