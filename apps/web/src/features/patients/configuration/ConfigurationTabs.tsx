import type { RouteId } from '@healzy/domain/session';
import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageOf } from '../../../app/pages.ts';
import { useRoles } from '../../../state/account.ts';
import { placeInRecord } from '../patient-places.ts';

/** The sub-pages of a patient's configuration, in order. */
const CONFIGURATION_ROUTES: readonly RouteId[] = [
  '/patient/:patientId/configuration/patientData',
  '/patient/:patientId/configuration/specialists',
  '/patient/:patientId/configuration/patientAccountState',
  '/patient/:patientId/configuration/access',
];

/** The sub-pages that the user may enter, as tabs. */
export function ConfigurationTabs({ patientId }: { patientId: string }) {
  const { t } = useTranslation(['patients', 'app']);
  const { pathname } = useLocation();
  const roles = useRoles();
  return (
    <Tabs
      label={t('configuration.sections')}
      location={pathname}
      items={CONFIGURATION_ROUTES.flatMap((route) => {
        const href = placeInRecord(route, patientId, roles);
        return href === undefined ? [] : [{ href, label: t(`app:place.${pageOf(route).name}`) }];
      })}
    />
  );
}
