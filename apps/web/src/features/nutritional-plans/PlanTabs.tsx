import { canEnterRoute, ROUTE_IDS } from '@healzy/domain/session';
import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pages } from '../../app/modules.ts';
import { addressOf } from '../../app/paths.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';

/** Links to the pages below a plan, whichever feature contributes them, in the order of the route table. */
export function PlanTabs() {
  const { t } = useTranslation(['nutritional-plans', 'app']);
  const { pathname } = useLocation();
  const roles = useRoles();
  const params = { patientId: useParam('patientId'), nutritionalPlan: useParam('nutritionalPlan') };
  const tabs = pages()
    .filter(({ parent }) => parent === '/patient/:patientId/nutrition/plans/:nutritionalPlan')
    .filter(({ route }) => canEnterRoute(route, roles))
    .toSorted((one, other) => ROUTE_IDS.indexOf(one.route) - ROUTE_IDS.indexOf(other.route));
  return (
    <Tabs
      label={t('tabs')}
      location={pathname}
      items={tabs.map(({ route, name }) => ({
        href: addressOf(route, params) ?? '',
        label: t(`app:place.${name}`),
      }))}
    />
  );
}
