import { type FollowUpPlan, useSetFollowUpPlanState } from '@healzy/api/follow-up-plans';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';

export interface FollowUpEndDialogProps {
  plan: FollowUpPlan;
  /** Shows the follow-up plan as it is now, when a colleague was faster. */
  onRefused: () => void;
  onClose: () => void;
}

function useEnding({ plan, onRefused }: FollowUpEndDialogProps) {
  const { mutateAsync } = useSetFollowUpPlanState();
  return async (state: 'COMPLETED' | 'CANCELED') => {
    try {
      await mutateAsync({ id: plan.id, body: { state } });
    } catch (error) {
      onRefused();
      throw error;
    }
  };
}

/** Asks, with a box to tick, before a follow-up plan is completed for good; names the steps that are still open. */
export function CompleteFollowUpDialog(props: FollowUpEndDialogProps) {
  const { t } = useTranslation('follow-up-plans');
  const end = useEnding(props);
  const { type, stepCount, doneCount } = props.plan;
  const openCount = stepCount - doneCount;
  return (
    <ConfirmAction
      act="followUp.complete"
      title={t('complete.title', { type: t(`type.${type}`) })}
      confirmLabel={t('complete.confirm')}
      acknowledgement={t('complete.acknowledgement')}
      run={() => end('COMPLETED')}
      onClose={props.onClose}
    >
      <Stack gap="sm">
        <Text as="p">{t('complete.text')}</Text>
        {openCount > 0 && (
          <Text as="p" weight="medium">
            {t('complete.open', { count: openCount })}
          </Text>
        )}
      </Stack>
    </ConfirmAction>
  );
}

/** Asks before a follow-up plan is cancelled for good. */
export function CancelFollowUpDialog(props: FollowUpEndDialogProps) {
  const { t } = useTranslation('follow-up-plans');
  const end = useEnding(props);
  return (
    <ConfirmAction
      act="followUp.cancel"
      title={t('cancel.title', { type: t(`type.${props.plan.type}`) })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.dismiss')}
      run={() => end('CANCELED')}
      onClose={props.onClose}
    >
      <Text as="p">{t('cancel.text')}</Text>
    </ConfirmAction>
  );
}
