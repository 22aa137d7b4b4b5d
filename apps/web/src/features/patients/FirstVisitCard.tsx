import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { isFirstVisitDue } from '@healzy/domain/patients';
import { may } from '@healzy/domain/session';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { useTranslation } from 'react-i18next';
import type { FirstVisitStep } from '../../app/record-parts.ts';
import { type Step, StepsCard } from '../../app/StepsCard.tsx';
import { useDismissed } from '../../app/useDismissed.ts';
import { useRoles } from '../../state/account.ts';

export interface FirstVisitCardProps {
  patient: Patient;
  summary: PatientRecordSummary;
  /** What the features contribute to it, in order. */
  parts: readonly FirstVisitStep[];
}

/**
 * What a new patient's first visit is about, ticked by what the record holds. Gone once all of it is there, once hidden,
 * or when the patient is no longer new; whoever may only read sees none of it.
 */
export function FirstVisitCard({ patient, summary, parts }: FirstVisitCardProps) {
  const { t } = useTranslation('patients');
  const roles = useRoles();
  const [isDismissed, dismiss] = useDismissed(`first-visit.${patient.id}`);
  const { access } = patient;
  const steps = parts
    .filter(({ isClinical }) => (isClinical ? access.clinical : access.identity) === 'edit')
    .map(({ id, isDone, action, hrefOf }): Step => ({
      id,
      title: t(`firstVisit.step.${id}.title`),
      text: t(`firstVisit.step.${id}.text`),
      isDone: isDone(summary, patient),
      action: may(action, roles) ? { label: t('firstVisit.open'), to: hrefOf(patient.id) } : undefined,
    }));
  if (isDismissed || !isFirstVisitDue(patient, serverNow()) || steps.every(({ isDone }) => isDone))
    return null;
  return <StepsCard title={t('firstVisit.title')} steps={steps} onDismiss={dismiss} />;
}
