import type { MedicalTestState } from '@healzy/domain/medical-tests';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { useTranslation } from 'react-i18next';

const TONES: Record<MedicalTestState, StatusPillProps['tone']> = {
  STARTED: 'neutral',
  IN_PROGRESS: 'info',
  FINISHED: 'success',
  CANCELED: 'critical',
};

/** The state of a test as people read it: STARTED is «not started». */
export function MedicalTestStatePill({ state }: { state: MedicalTestState }) {
  const { t } = useTranslation('medical-tests');
  return <StatusPill tone={TONES[state]} label={t(`state.${state}`)} />;
}
