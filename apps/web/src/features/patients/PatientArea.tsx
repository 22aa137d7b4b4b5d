import { usePatient } from '@healzy/api/patients';
import { canEnterRoute } from '@healzy/domain/session';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Tabs } from '@healzy/ui/components/Tabs';
import { RecordHeader } from '@healzy/ui/patterns/RecordHeader';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { pathTo, ROUTES } from '../../app/paths.ts';
import { useParam } from '../../app/useParam.ts';
import { rolesAtom } from '../../state/account.ts';
import { fullName, principalOf } from './patient-names.ts';
import { PatientMissing } from './PatientMissing.tsx';

/** What surrounds every screen about one patient: who it is, what matters now, and the sections. */
export function PatientArea() {
  const { t } = useTranslation(['patients', 'medical-tests', 'app']);
  const patientId = useParam('patientId');
  const { pathname } = useLocation();
  const roles = useAtomValue(rolesAtom);
  const query = usePatient(patientId);
  const patient = query.data;
  const name = patient ? fullName(patient) : '';
  const principal = patient ? principalOf(patient.specialists) : null;
  const sections = [
    { route: ROUTES.patientInfo, href: pathTo('patientInfo', { patientId }), label: t('area.info') },
    {
      route: ROUTES.medicalTests,
      href: pathTo('medicalTests', { patientId }),
      label: t('area.medicalTests'),
    },
  ];
  if (query.isError) return <PatientMissing query={query} />;
  return (
    <CrumbTrail names={patient ? { [ROUTES.patient]: name } : {}}>
      <RecordHeader
        label={t('area.label')}
        name={name || '…'}
        pills={
          patient && (
            <>
              <StatusPill
                tone={patient.state === 'ACTIVE' ? 'success' : 'neutral'}
                label={t(`state.${patient.state}`)}
              />
              {patient.testsInProgress.map((test) => (
                <StatusPill key={test.id} tone="info" label={t('area.activeTest', { name: test.name })} />
              ))}
            </>
          )
        }
        facts={
          patient
            ? [
                ...(patient.age === null ? [] : [t('app:age', { count: patient.age })]),
                t(`sex.${patient.sex}`),
                principal ? t('area.mainSpecialist', { name: fullName(principal) }) : t('area.noSpecialist'),
              ]
            : [t('app:loading')]
        }
        tabs={
          <Tabs
            label={t('area.sections')}
            items={sections
              .filter((section) => canEnterRoute(section.route, roles))
              .map((section) => ({
                href: section.href,
                label: section.label,
                // A test's own screens belong to the tests.
                isCurrent:
                  pathname.startsWith(section.href) ||
                  (section.route === ROUTES.medicalTests && pathname.includes('/medical-test/')),
              }))}
          />
        }
      />
      <Outlet />
    </CrumbTrail>
  );
}
