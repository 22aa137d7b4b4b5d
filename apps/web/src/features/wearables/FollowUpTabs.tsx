import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../app/paths.ts';
import { useParam } from '../../app/useParam.ts';
import { FOLLOW_UP_PAGES } from './follow-up-pages.ts';
import { periodParameters } from './period/period.ts';

/** The tabs of what wearables and diaries say, all of the same days: at a glance, nutrition, activity and sleep. */
export function FollowUpTabs() {
  const { t } = useTranslation(['wearables', 'app']);
  const { pathname } = useLocation();
  const days = periodParameters(useSearchParams()[0]);
  const patientId = useParam('patientId');
  return (
    <Tabs
      label={t('app:place.wearables')}
      location={pathname}
      items={FOLLOW_UP_PAGES.map(({ route, name }) => ({
        href: pathTo(route, { patientId }) + days,
        label: name === 'wearables' ? t('tabs.overview') : t(`app:place.${name}`),
      }))}
    />
  );
}
