import { usePatientData } from '@healzy/api/patient-data';
import { typedAnswers } from '@healzy/domain/patient-data';
import type { Patient } from '@healzy/api/patients';
import { useTranslation } from 'react-i18next';
import { GlanceFact } from '../../../app/GlanceFact.tsx';
import { pathTo } from '../../../app/paths.ts';
import { FactPlace } from './FactPlace.tsx';

/** What the patient comes for, and how many kilograms it is about. */
export function ObjectiveFact({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patient-data');
  const { data, isPending } = usePatientData(patient.id);
  const label = t('glance.objective');
  if (isPending) return <FactPlace label={label} />;
  const saved = data?.sections.find(({ section }) => section === 'healzy-objective');
  const { objective, weightLossAmount, weightGainAmount } = typedAnswers('healzy-objective', saved?.answers);
  const amount =
    objective === 'WEIGHT_LOSS' ? weightLossAmount : objective === 'WEIGHT_GAIN' ? weightGainAmount : null;
  return (
    <GlanceFact
      label={label}
      value={objective && t(`option.objective.${objective}`)}
      missing={t('glance.noObjective')}
      hint={amount ? t(`option.weightAmount.${amount}`) : undefined}
      href={pathTo('/patient/:patientId/patient-data/healzy-objective', { patientId: patient.id })}
    />
  );
}
