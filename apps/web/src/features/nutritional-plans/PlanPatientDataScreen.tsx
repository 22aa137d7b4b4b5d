import { usePatientData } from '@healzy/api/patient-data';
import { useBodyMeasurements } from '@healzy/api/patient-data/measurements';
import { Skeleton } from '@healzy/ui/primitives';
import { useEffect } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useParam } from '../../app/useParam.ts';
import { PlanScreen } from './PlanScreen.tsx';

// Forms are heavy, and load while what they show does.
const PlanStart = lazyPart(
  async () => (await import('./PlanStart.tsx')).PlanStart,
  <Skeleton shape="block" height={480} />,
);

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data`: the figures that a plan starts from, where each
 * is from, and the energy chosen from them.
 */
export function PlanPatientDataScreen() {
  const patientId = useParam('patientId');
  const data = usePatientData(patientId);
  const measured = useBodyMeasurements(patientId);
  useEffect(() => PlanStart.preload(), []);
  return (
    <PlanScreen queries={[data, measured]}>
      {(plan, access) => <PlanStart plan={plan} {...access} />}
    </PlanScreen>
  );
}
