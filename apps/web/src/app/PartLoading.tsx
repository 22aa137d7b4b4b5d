import { LazyPartProvider, type MissingPartLabels } from '@healzy/ui/components/LazyParts';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../state/connection.ts';
import { newVersionAtom } from '../state/new-version.ts';
import { loadPart } from './lazy-screen.ts';
import { loadNewVersion } from './new-build.ts';

/** Loads the parts of the kit and of the product with retries, and provides the labels for those that fail to load. */
export function PartLoading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const isOffline = useIsOffline();
  const isOutdated = useAtomValue(newVersionAtom);
  const describe = (): MissingPartLabels => {
    const buttons = { retry: t('action.retry'), close: t('action.close') };
    if (isOffline) return { ...buttons, title: t('part.offline'), text: t('part.offlineText') };
    const reload = () => loadNewVersion();
    return isOutdated
      ? {
          ...buttons,
          title: t('version.title'),
          text: t('version.partText'),
          action: { label: t('version.update'), onPress: reload },
        }
      : {
          ...buttons,
          title: t('part.failed'),
          text: t('part.failedText'),
          action: { label: t('action.reload'), onPress: reload },
        };
  };
  return (
    <LazyPartProvider load={loadPart} describe={describe} isOnline={!isOffline}>
      {children}
    </LazyPartProvider>
  );
}
