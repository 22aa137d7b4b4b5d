import { useMedicalTest } from '@healzy/api/medical-tests';
import { hasCode } from '@healzy/api/runtime';
import type { MedicalTestType } from '@healzy/domain/medical-tests';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { useParam } from '../../app/useParam.ts';
import { pageOfTestType } from './medical-test-places.ts';

/**
 * The frame around the screens of one test. A test that does not exist, is of another type or belongs to another patient,
 * is a missing page.
 */
export function TestArea({ type, children }: { type: MedicalTestType; children: ReactNode }) {
  const patientId = useParam('patientId');
  const query = useMedicalTest(useParam('medicalTest'));
  const isMissing = hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION');
  const isOther = query.data && (query.data.patientId !== patientId || query.data.type !== type);
  if (isMissing || isOther) return <Navigate to="/error/404" replace />;
  const page = pageOfTestType(type);
  const names = query.data && page !== undefined ? { [page]: query.data.name } : {};
  return <CrumbTrail names={names}>{children}</CrumbTrail>;
}
