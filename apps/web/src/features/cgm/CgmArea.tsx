import { useMedicalTest } from '@healzy/api/medical-tests';
import { hasCode } from '@healzy/api/runtime';
import { Navigate, Outlet } from 'react-router-dom';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { useParam } from '../../app/useParam.ts';

/**
 * The layout around the screens of one CGM test. A test that does not exist, or belongs to another patient, is a
 * missing page.
 */
export function CgmArea() {
  const patientId = useParam('patientId');
  const query = useMedicalTest(useParam('medicalTest'));
  const isMissing = hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION');
  const isOther = query.data && (query.data.patientId !== patientId || query.data.type !== 'CGM');
  if (isMissing || isOther) return <Navigate to="/error/404" replace />;
  return (
    <CrumbTrail
      names={query.data ? { '/patient/:patientId/medical-test/cgm/:medicalTest': query.data.name } : {}}
    >
      <Outlet />
    </CrumbTrail>
  );
}
