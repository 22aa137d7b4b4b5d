import { type FollowUpPlan, type FollowUpStep, useSetFollowUpPlanState } from '@healzy/api/follow-up-plans';
import { type FollowUpPhase, stepsLeftOpen } from '@healzy/domain/follow-up-plans';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { List } from '@healzy/ui/components/List';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { useFormats } from '../../app/formats.ts';
import { useStepName } from './useStepName.ts';

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

/** How many steps are left open, and which, each with its phase and day. */
function OpenSteps({ steps }: { steps: readonly FollowUpStep[] }) {
  const { t } = useTranslation('follow-up-plans');
  const formats = useFormats();
  const nameOf = useStepName();
  if (steps.length === 0) return null;
  return (
    <>
      <Text as="p" weight="medium">
        {t('complete.open', { count: steps.length })}
      </Text>
      <List
        hasLongLabels
        label={t('openSteps')}
        items={steps.map((step) => ({
          id: step.id,
          title: nameOf(step),
          meta: `${t(`phase.${step.phase}`)} · ${t('due', { date: formats.shortDay(step.dueDate) })}`,
        }))}
      />
    </>
  );
}

export interface MoveFollowUpDialogProps {
  plan: FollowUpPlan;
  to: FollowUpPhase;
  /** Moves it, and reports how that ended. */
  onMove: () => void;
  onClose: () => void;
}

/** Asks before a follow-up plan leaves open steps behind for one of its last phases; names them. */
export function MoveFollowUpDialog({ plan, to, onMove, onClose }: MoveFollowUpDialogProps) {
  const { t } = useTranslation('follow-up-plans');
  const state = t(`state.${to}`);
  return (
    <ConfirmDialog
      title={t('move.title', { state })}
      confirmLabel={t('moveTo', { state })}
      cancelLabel={t('move.dismiss')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onMove();
      }}
    >
      <Stack gap="sm">
        <OpenSteps steps={stepsLeftOpen(plan.steps, to)} />
        <Text as="p">{t('move.text')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** Asks, with a box to tick, before a follow-up plan is completed for good; names the steps that are still open. */
export function CompleteFollowUpDialog(props: FollowUpEndDialogProps) {
  const { t } = useTranslation('follow-up-plans');
  const end = useEnding(props);
  const { type, steps } = props.plan;
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
        <OpenSteps steps={stepsLeftOpen(steps, 'COMPLETED')} />
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
