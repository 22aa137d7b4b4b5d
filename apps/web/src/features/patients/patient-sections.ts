import { canEnterRoute, holdsAny, type PatientAccess, type Role } from '@healzy/domain/session';
import type { Page, RecordTab } from '../../app/module.ts';
import { pages } from '../../app/modules.ts';
import { addressOf } from '../../app/paths.ts';

/** A section of a patient's record: a page with a tab. */
type PatientSection = Page & { readonly recordTab: RecordTab };

/** Every section, in tab order. */
const patientSections = (): readonly PatientSection[] =>
  pages()
    .flatMap((page) => (page.recordTab ? [{ ...page, recordTab: page.recordTab }] : []))
    .toSorted((a, b) => a.recordTab.order - b.recordTab.order);

/**
 * The sections that a user may open.
 *
 * @param access the user's access to this patient's record; null while it is loading
 */
export function sectionsFor(roles: readonly Role[], access: PatientAccess | null): PatientSection[] {
  const seesClinical = access ? access.clinical !== 'none' : holdsAny(roles, ['ADMIN', 'SPECIALIST']);
  return patientSections().filter(
    ({ route, recordTab: { isClinical = false } }) =>
      canEnterRoute(route, roles) && (seesClinical || !isClinical),
  );
}

/** The address of a section of one patient's record. */
export function sectionAddress({ route }: PatientSection, patientId: string): string {
  const address = addressOf(route, { patientId });
  if (address === null) throw new Error(`${route} needs more than the patient to be reached.`);
  return address;
}

/** Whether an address belongs to the section. */
export function isInSection(section: PatientSection, patientId: string, pathname: string): boolean {
  const { alsoAt } = section.recordTab;
  return (
    `${pathname}/`.startsWith(`${sectionAddress(section, patientId)}/`) ||
    (alsoAt !== undefined && pathname.includes(alsoAt))
  );
}
