import type { WearableState } from '@healzy/api/wearables';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { useTranslation } from 'react-i18next';

const TONES: Record<WearableState, StatusPillProps['tone']> = {
  CONNECTED: 'success',
  SILENT: 'warning',
  LOST: 'critical',
  FILES: 'info',
  NONE: 'neutral',
};

/** Whether data comes in. */
export function WearableStatePill({ state }: { state: WearableState }) {
  const { t } = useTranslation('wearables');
  return <StatusPill tone={TONES[state]} label={t(`state.${state}`)} />;
}
