import { canEnterRoute, holdsAny, type PatientAccess, type Role, type RouteId } from '@healzy/domain/session';
import { isMounted } from '../../app/mounted-routes.ts';
import { ROUTES } from '../../app/paths.ts';
import { addressOf } from '../../app/places.ts';

/** A section of a patient's record: a tab of the area, called as its place is (`place` in `app.json`). */
export interface PatientSection {
  readonly route: RouteId;
  /** Part of the address of screens that belong to it without lying under it. */
  readonly alsoAt?: string;
  /** Not offered to whom nothing clinical of this patient is open. */
  readonly isClinical?: boolean;
}

/** Every section, in the order of the tabs. One whose screen has not been built yet is not shown. */
const PATIENT_SECTIONS: readonly PatientSection[] = [
  { route: ROUTES.patientInfo },
  { route: ROUTES.patientData, isClinical: true },
  { route: ROUTES.followUp, isClinical: true },
  { route: ROUTES.medicalTests, alsoAt: '/medical-test/' },
  { route: ROUTES.plansList, alsoAt: '/plan-detail/', isClinical: true },
  { route: ROUTES.nutritionPlans, isClinical: true },
  { route: ROUTES.nutritionMenus, isClinical: true },
  { route: ROUTES.patientSupplements, isClinical: true },
  { route: ROUTES.notes, isClinical: true },
  { route: ROUTES.patientDocuments },
  { route: ROUTES.configuration },
];

/**
 * The sections that somebody may open.
 *
 * @param access what this patient's record is to them; null while it is being loaded
 */
export function sectionsFor(roles: readonly Role[], access: PatientAccess | null): PatientSection[] {
  const seesClinical = access ? access.clinical !== 'none' : holdsAny(roles, ['ADMIN', 'SPECIALIST']);
  return PATIENT_SECTIONS.filter(
    ({ route, isClinical = false }) =>
      isMounted(route) && canEnterRoute(route, roles) && (seesClinical || !isClinical),
  );
}

/** The address of a section of one patient's record. */
export function sectionAddress({ route }: PatientSection, patientId: string): string {
  const address = addressOf(route, { patientId });
  if (address === null) throw new Error(`${route} needs more than the patient to be reached.`);
  return address;
}

/** Whether a page belongs to the section. */
export function isInSection(section: PatientSection, patientId: string, pathname: string): boolean {
  return (
    `${pathname}/`.startsWith(`${sectionAddress(section, patientId)}/`) ||
    (section.alsoAt !== undefined && pathname.includes(section.alsoAt))
  );
}
