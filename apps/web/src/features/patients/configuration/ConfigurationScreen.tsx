import type { Patient } from '@healzy/api/patients';
import type { RouteId } from '@healzy/domain/session';
import { Tabs } from '@healzy/ui/components/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppScreen, type AppScreenProps } from '../../../app/AppScreen.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { pageOf } from '../../../app/pages.ts';
import { useParam } from '../../../app/useParam.ts';
import { useRoles } from '../../../state/account.ts';
import { placeInRecord } from '../patient-places.ts';

/** The sub-pages of a patient's configuration, in order. */
const CONFIGURATION_ROUTES: readonly RouteId[] = [
  '/patient/:patientId/configuration/patientData',
  '/patient/:patientId/configuration/specialists',
  '/patient/:patientId/configuration/patientAccountState',
  '/patient/:patientId/configuration/access',
];

interface ConfigurationScreenProps extends Pick<AppScreenProps, 'title' | 'width' | 'queries'> {
  /** The page, for the patient once loaded. */
  children: (patient: Patient) => ReactNode;
}

/** A sub-page of a patient's configuration, with those that the user may enter as tabs. */
export function ConfigurationScreen({ queries = [], children, ...screen }: ConfigurationScreenProps) {
  const { t } = useTranslation(['patients', 'app']);
  const { pathname } = useLocation();
  const patientId = useParam('patientId');
  const query = useOpenPatient();
  const roles = useRoles();
  return (
    <AppScreen
      {...screen}
      queries={[query, ...queries]}
      tabs={
        <Tabs
          label={t('configuration.sections')}
          location={pathname}
          items={CONFIGURATION_ROUTES.flatMap((route) => {
            const href = placeInRecord(route, patientId, roles);
            return href === undefined ? [] : [{ href, label: t(`app:place.${pageOf(route).name}`) }];
          })}
        />
      }
    >
      {query.data && children(query.data)}
    </AppScreen>
  );
}
