import {
  lookAtImport,
  type PatientImport,
  type PatientImportSettings,
  useCheckPatientImport,
  usePatientImport,
} from '@healzy/api/patients/imports';
import { choosesSpecialists } from '@healzy/domain/session';
import { Stepper, type StepState } from '@healzy/ui/components/Stepper';
import { Heading, Stack, VisuallyHidden } from '@healzy/ui/primitives';
import { useApi } from '@healzy/api/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { CrumbTrail } from '../../../app/crumbs.tsx';
import { tellFailed } from '../../../app/messages.ts';
import { pathTo } from '../../../app/paths.ts';
import { useParam } from '../../../app/useParam.ts';
import { useRoles } from '../../../state/account.ts';
import { useSessionUser } from '../../../state/session.ts';
import { useNewPatientDefaults } from '../useNewPatientDefaults.ts';
import { useSpecialistOptions } from '../useSpecialistOptions.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { choicesOf } from './import-columns.ts';
import { isBusy } from './import-jobs.ts';
import { PatientImportColumnsForm } from './PatientImportColumnsForm.tsx';
import { PatientImportProgress } from './PatientImportProgress.tsx';
import { PatientImportResult } from './PatientImportResult.tsx';
import { PatientImportReview } from './PatientImportReview.tsx';
import { UndoImportDialog } from './UndoImportDialog.tsx';
import { useImportActions } from './useImportActions.ts';
import { useImportGoesOn } from './useImportGoesOn.ts';

const STEPS = ['columns', 'review', 'run'] as const;

/** Moves the focus to the top of a new step, as the button that led there is gone. Returns the heading's id. */
function useStepFocus(step: number | null): string {
  const id = useId();
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== null && step !== before.current) {
      scrollTo({ top: 0 });
      document.getElementById(id)?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [id, step]);
  return id;
}

/** `/patients/import/:importId`: match the columns, review the rows, import; later, undo. */
export function PatientImportScreen() {
  const { t } = useTranslation(['patient-imports', 'app']);
  const navigate = useNavigate();
  const importId = useParam('importId');
  const query = usePatientImport(importId);
  const scope = useApi();
  const check = useCheckPatientImport();
  const specialists = useSpecialistOptions();
  const userId = useSessionUser()?.userId;
  const actions = useImportActions(importId);
  const [isMatching, setMatching] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const item = query.data;
  const canAssign = choosesSpecialists(useRoles());
  const defaults = useNewPatientDefaults();
  const isDraft = item?.state === 'DRAFT';
  const sheet = item?.sheet ?? null;
  const findings = item?.findings ?? null;
  const isReview = isDraft && findings !== null && !isMatching;
  const current: 0 | 1 | 2 = !isDraft ? 2 : isReview ? 1 : 0;
  const isOver = item?.state === 'DONE' || item?.state === 'UNDONE';
  const heading = useStepFocus(item ? current : null);
  const stateOf = (index: number): StepState =>
    index < current || isOver ? 'done' : index === current ? 'current' : 'upcoming';

  const goOn = (half: PatientImport) =>
    void (half.state === 'RUNNING' ? actions.run(half) : actions.undo(half, true));
  useImportGoesOn(item, { userId, go: goOn });

  const tryOut = async (body: PatientImportSettings) => {
    const tried = await check.mutateAsync({ importId, body });
    actions.show(tried);
    setMatching(tried.findings === null);
  };

  return (
    <CrumbTrail names={item ? { '/patients/import/:importId': item.fileName } : {}}>
      <AppScreen title={item?.fileName ?? t('title')} queries={[query, specialists.query]}>
        {item && (
          <Stack gap="lg">
            <Stepper
              label={t('steps.label')}
              steps={STEPS.map((id, index) => ({ id, label: t(`steps.${id}`), state: stateOf(index) }))}
            />
            <VisuallyHidden>
              <Heading level={2} id={heading} tabIndex={-1}>
                {t(`steps.${STEPS[current]}`)}
              </Heading>
            </VisuallyHidden>
            {isDraft && !isReview && sheet && (
              <PatientImportColumnsForm
                sheet={sheet}
                rowCount={item.rowCount}
                initial={choicesOf(item, defaults, canAssign)}
                questions={actions.questions}
                specialists={specialists.options}
                canAssign={canAssign}
                onLayout={async (layout) => (await lookAtImport(scope, importId, layout)).sheet ?? sheet}
                onSave={tryOut}
                onDiscard={() => setDiscarding(true)}
              />
            )}
            {isReview && (
              <PatientImportReview
                item={item}
                findings={findings}
                isPending={check.isPending || isBusy(actions.work)}
                onDoubt={(choice) =>
                  item.settings &&
                  void tryOut({ ...item.settings, ...choice }).catch((error: unknown) =>
                    tellFailed('patientImport.run', error),
                  )
                }
                onChangeColumns={() => setMatching(true)}
                onDiscard={() => setDiscarding(true)}
                onStart={() => void actions.run(item)}
              />
            )}
            {(item.state === 'RUNNING' || item.state === 'UNDOING') && (
              <PatientImportProgress
                item={item}
                work={actions.work}
                onGo={() => goOn(item)}
                onStop={actions.pause}
                onUndo={actions.askUndo}
              />
            )}
            {isOver && <PatientImportResult item={item} onUndo={actions.askUndo} />}
          </Stack>
        )}
      </AppScreen>
      {item && isDiscarding && (
        <DiscardImportDialog
          item={item}
          onClose={() => setDiscarding(false)}
          onDiscarded={() => void navigate(pathTo('/patients/import'), { replace: true })}
        />
      )}
      {item && actions.isAskingUndo && item.state !== 'UNDOING' && item.state !== 'UNDONE' && (
        <UndoImportDialog
          item={item}
          changed={actions.changed}
          isPending={actions.work.kind === 'working'}
          onClose={actions.closeUndo}
          onConfirm={() => void actions.undo(item, actions.changed !== null)}
        />
      )}
    </CrumbTrail>
  );
}
