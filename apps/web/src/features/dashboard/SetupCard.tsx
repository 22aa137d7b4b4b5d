import type { ClinicSetup, SetupStepId } from '@healzy/api/dashboard';
import { may } from '@healzy/domain/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { setupAddress } from '../../app/modules.ts';
import { pathTo } from '../../app/paths.ts';
import { type Step, StepsCard } from '../../app/StepsCard.tsx';
import { useRoles } from '../../state/account.ts';

const CreatePatientDialog = lazyPart(
  async () => (await import('../patients/CreatePatientDialog.tsx')).CreatePatientDialog,
);

export interface SetupCardProps {
  setup: ClinicSetup;
  onDismiss: () => void;
}

/** What a new clinic begins with; each step leads to where it is done. */
export function SetupCard({ setup, onDismiss }: SetupCardProps) {
  const { t } = useTranslation('dashboard');
  const roles = useRoles();
  const [isCreating, setCreating] = useState(false);
  const isDone = (wanted: SetupStepId) => setup.steps.some(({ id, isDone: done }) => id === wanted && done);
  const targetOf = (step: SetupStepId): string | (() => void) | undefined => {
    if (step === 'PATIENT') return () => setCreating(true);
    // A test is a patient's, and a specialist's to create.
    if (step === 'TEST')
      return isDone('PATIENT') && may('createMedicalTest', roles) ? pathTo('/patients') : undefined;
    // The hours are those of a specialist.
    return step === 'HOURS' && !isDone('SPECIALIST') ? undefined : setupAddress(step);
  };
  const steps = setup.steps.map(({ id, isDone: done }): Step => {
    const target = targetOf(id);
    return {
      id,
      title: t(`setup.${id}.title`),
      text: t(`setup.${id}.text`),
      isDone: done,
      action: target === undefined ? undefined : { label: t(`setup.${id}.action`), to: target },
    };
  });
  return (
    <>
      <StepsCard title={t('setup.title')} steps={steps} onDismiss={onDismiss} />
      {isCreating && <CreatePatientDialog onClose={() => setCreating(false)} />}
    </>
  );
}
