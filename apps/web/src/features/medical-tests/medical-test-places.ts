import type { MedicalTestType } from '@healzy/domain/medical-tests';
import { canEnterRoute, may, type Role, type RouteId } from '@healzy/domain/session';
import { modules } from '../../app/modules.ts';
import { addressOf } from '../../app/pages.ts';
import { pathTo } from '../../app/paths.ts';

/** The page of a type of test; undefined while no feature brings one: such a test is read in the list only. */
export const pageOfTestType = (type: MedicalTestType): RouteId | undefined =>
  modules()
    .map(({ testPages }) => testPages?.[type])
    .find((route) => route !== undefined);

/** Where a test is worked on; null while its type has no screen. */
export function placeOfTest(test: { id: string; type: MedicalTestType; patientId: string }): string | null {
  const route = pageOfTestType(test.type);
  return route === undefined ? null : addressOf(route, { patientId: test.patientId, medicalTest: test.id });
}

/** Where a test of the worklist is dealt with: its own page, else the list of the patient's tests. */
export function testHref(
  { patient, test }: { patient: { id: string }; test: { id: string; type: MedicalTestType } },
  roles: readonly Role[],
): string {
  const own = pageOfTestType(test.type);
  const mayOpen = own !== undefined && canEnterRoute(own, roles) && may('getMedicalTest', roles);
  return (
    (mayOpen ? placeOfTest({ ...test, patientId: patient.id }) : null) ??
    pathTo('medicalTests', { patientId: patient.id })
  );
}
