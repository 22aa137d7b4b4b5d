import type { FollowUpState } from '@healzy/domain/follow-up-plans';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { useTranslation } from 'react-i18next';

const TONES: Record<FollowUpState, StatusPillProps['tone']> = {
  STARTED: 'neutral',
  IN_PROGRESS: 'info',
  FINAL: 'info',
  POST_FINAL: 'info',
  COMPLETED: 'success',
  CANCELED: 'critical',
};

/** The state of a follow-up plan. */
export function FollowUpStatePill({ state }: { state: FollowUpState }) {
  const { t } = useTranslation('follow-up-plans');
  return <StatusPill tone={TONES[state]} label={t(`state.${state}`)} />;
}
