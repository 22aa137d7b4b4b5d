import { serverNow } from '@healzy/api/runtime/server-clock';
import { elapsedSince } from '@healzy/domain/shared';
import { useTranslation } from 'react-i18next';

/** How long ago something was: hours, then days. */
export function useSilenceText(): (since: string) => string {
  const { t } = useTranslation('wearables');
  return (since) => {
    const { unit, count } = elapsedSince(since, serverNow());
    return t(`silence.ago.${unit}`, { count });
  };
}
