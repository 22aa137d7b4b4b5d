import type { FollowUpPlan } from '@healzy/api/follow-up-plans';
import { FOLLOW_UP_PHASES, isRunningFollowUp } from '@healzy/domain/follow-up-plans';
import { Banner } from '@healzy/ui/components/Banner';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stepper, type StepState } from '@healzy/ui/components/Stepper';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { FollowUpAdherence } from './FollowUpAdherence.tsx';

export interface FollowUpFactsProps {
  plan: FollowUpPlan;
  zone: string | undefined;
  /** Whether the user sees what is written about the patient. */
  isClinical: boolean;
}

/** How far a follow-up plan is, how it ended, and whose it is. */
export function FollowUpFacts({ plan, zone, isClinical }: FollowUpFactsProps) {
  const { t } = useTranslation(['follow-up-plans', 'follow-up-record', 'app']);
  const formats = useFormats();
  const { state, endedAt, endedByName, overdueCount } = plan;
  return (
    <Stack gap="lg">
      {isRunningFollowUp(state) ? (
        <Phases state={state} />
      ) : (
        <Banner
          tone={state === 'COMPLETED' ? 'success' : 'info'}
          title={t(state === 'COMPLETED' ? 'ended.COMPLETED' : 'ended.CANCELED', {
            name: endedByName ?? '',
            date: formats.dateTime(endedAt, zone),
          })}
        />
      )}
      {/* How much was done in time is a sentence of its own, which columns as narrow as dates would break. */}
      <DescriptionList
        items={[{ term: t('follow-up-record:adherence.field'), detail: <FollowUpAdherence plan={plan} /> }]}
      />
      <DescriptionList
        layout="columns"
        items={[
          {
            term: t('field.progress'),
            detail: [
              t('progress', { done: plan.doneCount, total: plan.stepCount }),
              overdueCount > 0 &&
                t('overdue', { count: overdueCount, formatted: formats.number(overdueCount) }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          { term: t('field.specialist'), detail: fullName(plan.specialist) },
          { term: t('field.startDate'), detail: formats.day(plan.startDate) },
          { term: t('field.lastDueDate'), detail: formats.day(plan.lastDueDate) },
          ...(isClinical
            ? [{ term: t('field.observations'), detail: plan.observations ?? t('app:value.none') }]
            : []),
        ]}
      />
    </Stack>
  );
}

function Phases({ state }: { state: (typeof FOLLOW_UP_PHASES)[number] }) {
  const { t } = useTranslation('follow-up-plans');
  const now = FOLLOW_UP_PHASES.indexOf(state);
  const stateOf = (index: number): StepState =>
    index < now ? 'done' : index === now ? 'current' : 'upcoming';
  return (
    <Stepper
      label={t('phases')}
      steps={[...FOLLOW_UP_PHASES, 'COMPLETED' as const].map((id, index) => ({
        id,
        label: t(`state.${id}`),
        state: stateOf(index),
      }))}
      stateTexts={{
        done: t('phaseState.done'),
        current: t('phaseState.current'),
        upcoming: t('phaseState.upcoming'),
        failed: t('phaseState.failed'),
      }}
      positionText={(position, total) => t('phasePosition', { position, total })}
    />
  );
}
