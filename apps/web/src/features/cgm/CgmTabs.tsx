import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../app/paths.ts';
import { useParam } from '../../app/useParam.ts';
import { CGM_PAGES, cgmPageRoute } from './cgm-pages.ts';

/** Links to the sub-pages of a CGM test. */
export function CgmTabs() {
  const { t } = useTranslation(['cgm-screen', 'app']);
  const { pathname } = useLocation();
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  return (
    <Tabs
      label={t('tabs')}
      location={pathname}
      items={CGM_PAGES.map(({ path, name }) => ({
        href: pathTo(cgmPageRoute(path), params),
        label: t(`app:place.${name}`),
      }))}
    />
  );
}
