import type { Patient } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../state/account.ts';
import { ExportCard } from './ExportCard.tsx';
import { useArchive } from './useArchive.ts';

/** Exporting the record, for those who see all of it. */
export function ExportPart({ patient }: { patient: Patient }) {
  const roles = useAtomValue(rolesAtom);
  const archive = useArchive(patient.id);
  const { identity, clinical } = patient.access;
  if (identity !== 'edit' || clinical === 'none' || !may('exportPatientRecord', roles)) return null;
  return (
    <ExportCard
      isRecordPending={archive.isRecordPending}
      isFhirPending={archive.isFhirPending}
      onRecord={archive.saveRecord}
      onFhir={archive.saveFhir}
    />
  );
}
