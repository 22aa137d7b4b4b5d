import { useNutritionalPlan } from '@healzy/api/nutritional-plans';
import { hasCode } from '@healzy/api/runtime';
import { Navigate, Outlet } from 'react-router-dom';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { useParam } from '../../app/useParam.ts';

/**
 * The layout around the pages of one plan. A plan that does not exist, or belongs to another patient, is a missing
 * page.
 */
export function PlanArea() {
  const patientId = useParam('patientId');
  const query = useNutritionalPlan(useParam('nutritionalPlan'));
  const isMissing = hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION');
  const isOther = query.data && query.data.patientId !== patientId;
  if (isMissing || isOther) return <Navigate to="/error/404" replace />;
  return (
    <CrumbTrail
      names={query.data ? { '/patient/:patientId/nutrition/plans/:nutritionalPlan': query.data.name } : {}}
    >
      <Outlet />
    </CrumbTrail>
  );
}
