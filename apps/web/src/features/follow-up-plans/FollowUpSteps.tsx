import type { FollowUpPlan, FollowUpStep } from '@healzy/api/follow-up-plans';
import { FOLLOW_UP_PHASES, surveyOfProof } from '@healzy/domain/follow-up-plans';
import { Checklist, type ChecklistItem } from '@healzy/ui/components/Checklist';
import { IconButton } from '@healzy/ui/components/IconButton';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Grid } from '@healzy/ui/primitives';
import type { SurveyKind } from '@healzy/domain/surveys';
import { Pencil, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { useProofText } from './useProofText.ts';
import { useStepName } from './useStepName.ts';

export interface FollowUpStepsProps {
  plan: FollowUpPlan;
  /** The patient's zone. */
  zone: string | undefined;
  onToggle: (id: string, isDone: boolean) => void;
  /** Opens a step to change it; omitted where that is not possible. */
  onEdit?: ((id: string) => void) | undefined;
  /** Sends the survey of a step; omitted where that is not possible. */
  onSend?: ((survey: SurveyKind, step: FollowUpStep) => void) | undefined;
}

/** The steps of a follow-up plan by its phases: what is done, by whom or by which data, and what is due when. */
export function FollowUpSteps({ plan, zone, onToggle, onEdit, onSend }: FollowUpStepsProps) {
  const { t } = useTranslation('follow-up-plans');
  const item = useStepItem(zone, { onEdit, onSend });
  const phases = FOLLOW_UP_PHASES.map((phase) => ({
    phase,
    steps: plan.steps.filter((step) => step.phase === phase),
  }));
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="xl">
      {phases
        .filter(({ steps }) => steps.length > 0)
        .map(({ phase, steps }) => (
          <Checklist
            key={phase}
            label={t(`phase.${phase}`)}
            items={steps.map(item)}
            onToggle={onToggle}
            countText={(done, total) => t('progress', { done, total })}
          />
        ))}
    </Grid>
  );
}

function useStepItem(
  zone: string | undefined,
  { onEdit, onSend }: Pick<FollowUpStepsProps, 'onEdit' | 'onSend'>,
) {
  const { t } = useTranslation('follow-up-plans');
  const formats = useFormats();
  const nameOf = useStepName();
  const { kindText, proofText } = useProofText();

  const proofOf = ({ proof, proofKind, withdrawnProof: withdrawn, isDone }: FollowUpStep) => {
    if (withdrawn)
      return t('withdrawn', {
        what: withdrawn.title ?? kindText(withdrawn.kind),
        date: formats.date(withdrawn.at, zone),
        withdrawn: formats.date(withdrawn.withdrawnAt, zone),
      });
    if (proof === null)
      return isDone || proofKind === null ? null : t('proven', { what: kindText(proofKind) });
    return proofText(proof, formats.date(proof.at, zone));
  };
  const metaOf = (step: FollowUpStep) => {
    const { isDone, isOverdue, doneAt, doneByName, dueDate } = step;
    if (doneAt !== null) return t('doneBy', { name: doneByName ?? '', date: formats.date(doneAt, zone) });
    if (isDone) return undefined;
    const due = t('due', { date: formats.shortDay(dueDate) });
    return isOverdue ? (
      <StatusPill tone="warning" label={t('late', { date: formats.shortDay(dueDate) })} />
    ) : (
      due
    );
  };
  return (step: FollowUpStep): ChecklistItem => {
    const name = nameOf(step);
    // One that was ticked by hand can still be sent; one that was answered is done with.
    const survey = step.proof === null ? surveyOfProof(step.proofKind) : null;
    const lines = [
      proofOf(step),
      step.isDone
        ? null
        : step.isReception
          ? t('assignedToReception')
          : t('assignedTo', { name: fullName(step.assignee) }),
      step.note,
    ];
    return {
      id: step.id,
      label: name,
      hint: lines.filter((line) => line !== null && line !== '').join(' · '),
      meta: metaOf(step),
      isDone: step.isDone,
      isReadOnly: !step.canComplete || (step.proof !== null && step.doneAt === null),
      actions: (onEdit || (onSend && survey)) && (
        <>
          {onSend && survey && (
            <IconButton
              icon={Send}
              size="small"
              label={t('sendSurvey', { name })}
              onPress={() => onSend(survey, step)}
            />
          )}
          {onEdit && (
            <IconButton
              icon={Pencil}
              size="small"
              label={t('editStep', { name })}
              onPress={() => onEdit(step.id)}
            />
          )}
        </>
      ),
    };
  };
}
