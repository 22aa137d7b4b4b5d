import {
  type FollowUpPlan,
  useFollowUpPlan,
  useSetFollowUpPlanState,
  useSetFollowUpStepState,
} from '@healzy/api/follow-up-plans';
import {
  type FollowUpPhase,
  isRunningFollowUp,
  nextFollowUpState,
  previousFollowUpState,
  stepsLeftOpen,
} from '@healzy/domain/follow-up-plans';
import type { SurveyKind } from '@healzy/domain/surveys';
import { Button } from '@healzy/ui/components/Button';
import { Stack } from '@healzy/ui/primitives';
import { CircleX, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { report } from '../../app/messages.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { FollowUpFacts } from './FollowUpFacts.tsx';
import { FollowUpSteps } from './FollowUpSteps.tsx';
import { useFollowUpAccess } from './useFollowUpAccess.ts';

const FollowUpDialog = lazyPart(async () => (await import('./FollowUpDialog.tsx')).FollowUpDialog);
const StepDialog = lazyPart(async () => (await import('./StepDialog.tsx')).StepDialog);
const CompleteFollowUpDialog = lazyPart(
  async () => (await import('./FollowUpEndDialogs.tsx')).CompleteFollowUpDialog,
);
const SendSurveyDialog = lazyPart(
  async () => (await import('../surveys/SendSurveyDialog.tsx')).SendSurveyDialog,
);
const FollowUpSurveys = lazyPart(async () => (await import('./FollowUpSurveys.tsx')).FollowUpSurveys);
const MoveFollowUpDialog = lazyPart(
  async () => (await import('./FollowUpEndDialogs.tsx')).MoveFollowUpDialog,
);
const CancelFollowUpDialog = lazyPart(
  async () => (await import('./FollowUpEndDialogs.tsx')).CancelFollowUpDialog,
);

type Open =
  | { what: 'edit' | 'complete' | 'cancel' }
  | { what: 'move'; to: FollowUpPhase }
  | { what: 'step'; id: string }
  | { what: 'survey'; kind: SurveyKind; dueOn: string };

/** `/patient/:patientId/plan-detail/:planId`: one follow-up plan with its steps. */
export function FollowUpScreen() {
  const { t } = useTranslation('follow-up-plans');
  const patient = useOpenPatient();
  const query = useFollowUpPlan(useParam('planId'));
  const { canEdit: mayEdit, isClinical, zone } = useFollowUpAccess();
  const [open, setOpen] = useState<Open | null>(null);
  useOpenIntent('edit', () => setOpen({ what: 'edit' }));
  useOpenIntent('step', (id) => setOpen({ what: 'step', id }));
  const setStep = useSetFollowUpStepState();
  const plan = query.data;
  const canEdit = mayEdit && plan !== undefined && isRunningFollowUp(plan.state);
  const reload = () => void query.refetch();
  const phase = useMove(plan, reload);
  const previous = plan === undefined ? null : previousFollowUpState(plan.state);
  const toggle = async (id: string, isDone: boolean) => {
    if (!(await report('followUp.step', setStep.mutateAsync({ id, isDone })))) reload();
  };
  return (
    <>
      <AppScreen
        title={plan ? t('one', { type: t(`type.${plan.type}`) }) : t('title')}
        queries={[patient, query]}
        primaryAction={
          canEdit && (
            <NextState
              plan={plan}
              isPending={phase.isPending}
              onComplete={() => setOpen({ what: 'complete' })}
              onAsk={(to) => setOpen({ what: 'move', to })}
              onMove={phase.move}
            />
          )
        }
        moreActions={
          canEdit
            ? [
                { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => setOpen({ what: 'edit' }) },
                ...(previous === null
                  ? []
                  : [
                      {
                        id: 'back',
                        label: t('moveBack', { state: t(`state.${previous}`) }),
                        icon: Undo2,
                        onAction: () => phase.move(previous),
                      },
                    ]),
                {
                  id: 'cancel',
                  label: t('cancel.action'),
                  icon: CircleX,
                  intent: 'danger',
                  onAction: () => setOpen({ what: 'cancel' }),
                },
              ]
            : []
        }
      >
        {plan && (
          <Stack gap="xl">
            <FollowUpFacts plan={plan} zone={zone} isClinical={isClinical} />
            <FollowUpSteps
              plan={plan}
              zone={zone}
              onToggle={(id, isDone) => void toggle(id, isDone)}
              onEdit={canEdit ? (id) => setOpen({ what: 'step', id }) : undefined}
              onSend={
                canEdit ? (kind, { dueDate }) => setOpen({ what: 'survey', kind, dueOn: dueDate }) : undefined
              }
            />
            {isClinical && <FollowUpSurveys plan={plan} zone={zone ?? 'UTC'} />}
          </Stack>
        )}
      </AppScreen>
      {canEdit && open && (
        <Dialogs
          plan={plan}
          open={open}
          onMove={phase.move}
          onRefused={reload}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Moves a follow-up plan to another phase, and offers to undo that. */
function useMove(plan: FollowUpPlan | undefined, onRefused: () => void) {
  const { t } = useTranslation('follow-up-plans');
  const { mutateAsync, isPending } = useSetFollowUpPlanState();
  const go = async (id: string, state: FollowUpPhase, undo?: () => void) => {
    const moving = mutateAsync({ id, body: { state } });
    const options = undo === undefined ? {} : { undo: { of: `follow-up-plan/${id}`, run: undo } };
    if (!(await report('followUp.move', moving, { state: t(`state.${state}`) }, options))) onRefused();
  };
  return {
    isPending,
    move: (to: FollowUpPhase) => {
      if (plan === undefined || !isRunningFollowUp(plan.state)) return;
      const { id, state: from } = plan;
      void go(id, to, () => void go(id, from));
    },
  };
}

interface NextStateProps {
  plan: FollowUpPlan;
  isPending: boolean;
  onComplete: () => void;
  /** It would leave open steps behind. */
  onAsk: (to: FollowUpPhase) => void;
  onMove: (to: FollowUpPhase) => void;
}

function NextState({ plan, isPending, onComplete, onAsk, onMove }: NextStateProps) {
  const { t } = useTranslation('follow-up-plans');
  const next = nextFollowUpState(plan.state);
  if (next === null) return null;
  const press = () => {
    if (!isRunningFollowUp(next)) onComplete();
    else if (stepsLeftOpen(plan.steps, next).length > 0) onAsk(next);
    else onMove(next);
  };
  return (
    <Button intent="primary" isPending={isPending} onPress={press}>
      {next === 'COMPLETED' ? t('complete.action') : t('moveTo', { state: t(`state.${next}`) })}
    </Button>
  );
}

interface DialogsProps {
  plan: FollowUpPlan;
  open: Open;
  onMove: (to: FollowUpPhase) => void;
  onRefused: () => void;
  onClose: () => void;
}

function Dialogs({ plan, open, onMove, ...rest }: DialogsProps) {
  const { data: patient } = useOpenPatient();
  const { onClose } = rest;
  switch (open.what) {
    case 'edit':
      return <FollowUpDialog patientId={plan.patientId} plan={plan} onClose={onClose} />;
    case 'move':
      return <MoveFollowUpDialog plan={plan} to={open.to} onMove={() => onMove(open.to)} onClose={onClose} />;
    case 'complete':
      return <CompleteFollowUpDialog plan={plan} {...rest} />;
    case 'cancel':
      return <CancelFollowUpDialog plan={plan} {...rest} />;
    case 'survey':
      return (
        patient && (
          <SendSurveyDialog patient={patient} kind={open.kind} dueOn={open.dueOn} onClose={onClose} />
        )
      );
    case 'step': {
      const step = plan.steps.find(({ id }) => id === open.id);
      return step ? <StepDialog plan={plan} step={step} onClose={onClose} /> : null;
    }
  }
}
