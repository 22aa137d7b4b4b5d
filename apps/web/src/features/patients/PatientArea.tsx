import { usePatient, usePatientSummary } from '@healzy/api/patients';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Tabs } from '@healzy/ui/components/Tabs';
import { RecordHeader } from '@healzy/ui/patterns/RecordHeader';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { useFormats } from '../../app/formats.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { useOwnZone } from '../../state/session.ts';
import { fullName, principalOf } from './patient-names.ts';
import { PatientMissing } from './PatientMissing.tsx';
import { isInSection, sectionAddress, sectionsFor } from './patient-sections.ts';
import { usePatientAlerts } from './usePatientAlerts.ts';

/** The layout around every screen of one patient: who it is, what matters now, and the sections. */
export function PatientArea() {
  const { t } = useTranslation(['patients', 'medical-tests', 'app']);
  const formats = useFormats();
  const patientId = useParam('patientId');
  const { pathname } = useLocation();
  const roles = useRoles();
  const zone = useOwnZone();
  const query = usePatient(patientId);
  const summary = usePatientSummary(patientId).data;
  const alerts = usePatientAlerts(patientId, summary);
  const patient = query.data;
  const name = patient ? fullName(patient) : '';
  const principal = patient ? principalOf(patient.specialists) : null;
  const next = summary?.nextAppointment;
  const sections = sectionsFor(roles, patient?.access ?? null);
  if (query.isError) {
    const current = sections.find((section) => isInSection(section, patientId, pathname));
    return (
      <PatientMissing
        title={current ? t(`app:place.${current.name}`) : t('app:place.patient')}
        query={query}
      />
    );
  }
  return (
    <CrumbTrail names={patient ? { '/patient/:patientId': name } : {}}>
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
                ...(summary
                  ? [
                      next
                        ? t('area.next', { when: formats.dateTime(next.startsAt, zone) })
                        : t('area.noNext'),
                    ]
                  : []),
              ]
            : [t('app:loading')]
        }
        alerts={alerts}
        alertsLabel={t('alert.label')}
        tabs={
          <Tabs
            label={t('area.sections')}
            items={sections.map((section) => ({
              href: sectionAddress(section, patientId),
              label: t(`app:place.${section.name}`),
              isCurrent: isInSection(section, patientId, pathname),
            }))}
          />
        }
      />
      <Outlet />
    </CrumbTrail>
  );
}
