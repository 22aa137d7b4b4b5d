import { Banner } from '@healzy/ui/components/Banner';
import { VisuallyHidden } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../state/connection.ts';

/** Says that the server cannot be reached, until it can; screen readers hear both. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  return (
    <>
      <VisuallyHidden role="status">{!isOffline && wasOffline ? t('offline.back') : ''}</VisuallyHidden>
      {isOffline && (
        <Banner place="screen" tone="warning" title={t('offline.title')} role="alert">
          {t('offline.text')}
        </Banner>
      )}
    </>
  );
}
