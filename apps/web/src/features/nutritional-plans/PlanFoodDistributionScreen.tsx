import { Skeleton } from '@healzy/ui/primitives';
import { useEffect } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import { PlanScreen } from './PlanScreen.tsx';

// Forms are heavy, and load while the plan does.
const SavedShares = lazyPart(
  async () => (await import('./SavedShares.tsx')).SavedShares,
  <Skeleton shape="block" height={760} />,
);

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/food-distribution`: how a day's energy is shared among meals and
 * macronutrients, and what each meal should contain.
 */
export function PlanFoodDistributionScreen() {
  useEffect(() => SavedShares.preload(), []);
  return (
    <PlanScreen>
      {(plan, { canEdit }) => <SavedShares key={plan.id} plan={plan} canEdit={canEdit} />}
    </PlanScreen>
  );
}
