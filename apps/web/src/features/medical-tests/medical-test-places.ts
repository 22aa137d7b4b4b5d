import type { MedicalTestType } from '@healzy/domain/medical-tests';
import { canEnterRoute, may, type Role, type RouteId } from '@healzy/domain/session';
import { modules } from '../../app/modules.ts';
import { addressOf, pathTo } from '../../app/paths.ts';

/** The page of a type of test; undefined if no feature provides one: such a test is shown in the list only. */
export const pageOfTestType = (type: MedicalTestType): RouteId | undefined =>
  modules()
    .map(({ testPages }) => testPages?.[type])
    .find((route) => route !== undefined);

/** The address of a test's page; null if its type has no screen. */
export function placeOfTest(test: { id: string; type: MedicalTestType; patientId: string }): string | null {
  const route = pageOfTestType(test.type);
  return route === undefined ? null : addressOf(route, { patientId: test.patientId, medicalTest: test.id });
}

/** Where to deal with a test of the worklist or a notification: its own page, otherwise the list of the patient's tests. */
export function testHref(
  { patient, test }: { patient: { id: string }; test: { id: string; type: MedicalTestType } | null },
  roles: readonly Role[],
): string {
  const own = test === null ? undefined : pageOfTestType(test.type);
  const mayOpen = own !== undefined && canEnterRoute(own, roles) && may('getMedicalTest', roles);
  return (
    (test !== null && mayOpen ? placeOfTest({ ...test, patientId: patient.id }) : null) ??
    pathTo('/patient/:patientId/medical-tests', { patientId: patient.id })
  );
}
