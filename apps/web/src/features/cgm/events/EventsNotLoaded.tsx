import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadingPart } from '../../../app/AppScreen.tsx';

interface EventsNotLoadedProps {
  queries: readonly LoadingPart[];
  /** `warning` where the rest of the part is shown without them. */
  tone?: 'critical' | 'warning';
}

/** Asks for a reload when events did not load (8.8), and offers to ask for them alone: a reload loses the place. */
export function EventsNotLoaded({ queries, tone = 'critical' }: EventsNotLoadedProps) {
  const { t } = useTranslation(['cgm-events', 'app']);
  const [isRetrying, setRetrying] = useState(false);
  const failed = queries.filter(({ error }) => error !== null);
  // A query that is asked again has no error meanwhile: without its button the focus would be lost.
  if (failed.length === 0 && !isRetrying) return null;
  const retry = async () => {
    setRetrying(true);
    await Promise.all(failed.map((query) => query.refetch()));
    setRetrying(false);
  };
  return (
    <Banner
      tone={tone}
      role="alert"
      title={t('loadFailed')}
      actions={
        <Button
          size="small"
          isPending={isRetrying}
          pendingLabel={t('app:loading')}
          onPress={() => void retry()}
        >
          {t('app:action.retry')}
        </Button>
      }
    />
  );
}
