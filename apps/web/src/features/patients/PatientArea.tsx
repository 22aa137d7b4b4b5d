import { usePatient } from '@healzy/api/patients';
import { Tabs } from '@healzy/ui/components/Tabs';
import { RecordFrame } from '@healzy/ui/patterns/RecordFrame';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasCode } from '@healzy/api/runtime';
import { canEnterRoute, holdsAny, type PatientAccess, type Role } from '@healzy/domain/session';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { useParam } from '../../app/useParam.ts';
import { isConsultAtom, openPatientAtom } from '../../state/rail.ts';
import { useRoles } from '../../state/account.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { pages } from '../../app/modules.ts';
import type { Page, RecordTab } from '../../app/module.ts';
import { addressOf } from '../../app/paths.ts';
import { OpenPatientProvider } from '../../app/open-patient.ts';
import { useRecordSummary } from './useRecordSummary.ts';

/** The layout around every screen of one patient: who it is, what matters now, and the sections. */
export function PatientArea() {
  const { t } = useTranslation(['patients', 'medical-tests', 'app']);
  const patientId = useParam('patientId');
  const { pathname } = useLocation();
  const roles = useRoles();
  const query = usePatient(patientId);
  const summary = useRecordSummary(patientId, query.data);
  const patient = query.data;
  const sections = sectionsFor(roles, patient?.access ?? null);
  const isConsult = useAtomValue(isConsultAtom);
  const tellOpen = useSetAtom(openPatientAtom);
  const clinical = patient?.access.clinical;
  useEffect(() => {
    if (clinical !== undefined) tellOpen({ id: patientId, clinical });
  }, [patientId, clinical, tellOpen]);
  if (query.isError) {
    // A patient who does not exist (or belongs to another account, which looks the same) is a missing page.
    if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION'))
      return <Navigate to="/error/404" replace />;
    const current = sections.find((section) => isInSection(section, patientId, pathname));
    return (
      <AppScreen title={t(`app:place.${current?.name ?? 'patient'}`)} queries={[query]}>
        {null}
      </AppScreen>
    );
  }
  return (
    <CrumbTrail names={patient ? { '/patient/:patientId': summary.name } : {}}>
      <RecordFrame
        crumbId="/patient/:patientId"
        {...summary}
        tabs={
          !isConsult && (
            <Tabs
              label={t('area.sections')}
              items={sections.map((section) => ({
                href: sectionAddress(section, patientId),
                label: t(`app:place.${section.name}`),
                isCurrent: isInSection(section, patientId, pathname),
                group: section.recordTab.group && t(`area.group.${section.recordTab.group}`),
              }))}
            />
          )
        }
      >
        <OpenPatientProvider value={query}>
          <Outlet />
        </OpenPatientProvider>
      </RecordFrame>
    </CrumbTrail>
  );
}

/** A section of a patient's record: a page with a tab. */
type PatientSection = Page & { readonly recordTab: RecordTab };

/**
 * The sections that a user may open, in tab order.
 *
 * @param access the user's access to this patient's record; null while it is loading
 */
function sectionsFor(roles: readonly Role[], access: PatientAccess | null): PatientSection[] {
  const seesClinical = access ? access.clinical !== 'none' : holdsAny(roles, ['ADMIN', 'SPECIALIST']);
  return pages()
    .flatMap((page) => (page.recordTab ? [{ ...page, recordTab: page.recordTab }] : []))
    .filter(
      ({ route, recordTab: { isClinical = false } }) =>
        canEnterRoute(route, roles) && (seesClinical || !isClinical),
    )
    .toSorted((a, b) => a.recordTab.order - b.recordTab.order);
}

/** The address of a section of one patient's record. */
function sectionAddress({ route }: PatientSection, patientId: string): string {
  const address = addressOf(route, { patientId });
  if (address === null) throw new Error(`${route} needs more than the patient to be reached.`);
  return address;
}

/** Whether an address belongs to the section. */
function isInSection(section: PatientSection, patientId: string, pathname: string): boolean {
  const { alsoAt } = section.recordTab;
  return (
    `${pathname}/`.startsWith(`${sectionAddress(section, patientId)}/`) ||
    (alsoAt !== undefined && pathname.includes(alsoAt))
  );
}
