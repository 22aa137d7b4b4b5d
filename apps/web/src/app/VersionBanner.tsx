import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { newVersionAtom } from '../state/new-version.ts';
import { loadNewVersion } from './new-build.ts';

/** Says that a new version is available; the user decides when to load it. */
export function VersionBanner() {
  const { t } = useTranslation('app');
  const [isThere, setThere] = useAtom(newVersionAtom);
  if (!isThere) return null;
  return (
    <Banner
      place="screen"
      tone="info"
      role="status"
      title={t('version.title')}
      actions={
        <Button size="small" onPress={() => loadNewVersion()}>
          {t('version.update')}
        </Button>
      }
      onDismiss={() => setThere(false)}
      dismissLabel={t('version.later')}
    >
      {t('version.text')}
    </Banner>
  );
}
