import type { PatientImportState } from '@healzy/api/patients/imports';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { useTranslation } from 'react-i18next';

const TONES: Record<PatientImportState, StatusPillProps['tone']> = {
  DRAFT: 'neutral',
  RUNNING: 'warning',
  DONE: 'success',
  UNDOING: 'warning',
  UNDONE: 'neutral',
};

/** The state of an import, as a label. */
export function ImportStatePill({ state }: { state: PatientImportState }) {
  const { t } = useTranslation('patient-imports');
  return <StatusPill tone={TONES[state]} label={t(`state.${state}`)} />;
}
