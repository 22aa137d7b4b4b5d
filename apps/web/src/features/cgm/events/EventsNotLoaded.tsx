import { hasCode } from '@healzy/api/runtime';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';
import type { LoadingPart } from '../../../app/AppScreen.tsx';

interface EventsQuery extends LoadingPart {
  readonly data: unknown;
  /** Number of times that the query has failed, including the last one. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
}

/** Whether events failed to load, also while they are requested again. An event that does not exist does not count. */
export const lacksEvents = ({ data, error, errorUpdateCount }: EventsQuery): boolean =>
  data === undefined && errorUpdateCount > 0 && !hasCode(error, 'NOT_FOUND');

interface EventsNotLoadedProps {
  queries: readonly EventsQuery[];
  /** `warning` if the rest of the page is shown without the events. */
  tone?: 'critical' | 'warning';
}

/**
 * Asks the user to reload if events did not load (specification 8.8). The button requests the events alone, because a
 * reload would lose the place on the page.
 */
export function EventsNotLoaded({ queries, tone = 'critical' }: EventsNotLoadedProps) {
  const { t } = useTranslation(['cgm-events', 'app']);
  const missing = queries.filter(lacksEvents);
  if (missing.length === 0) return null;
  return (
    <Banner
      tone={tone}
      role="alert"
      title={t('loadFailed')}
      actions={
        <Button
          size="small"
          isPending={missing.some(({ isFetching }) => isFetching)}
          pendingLabel={t('app:loading')}
          onPress={() => missing.forEach((query) => void query.refetch())}
        >
          {t('app:action.retry')}
        </Button>
      }
    />
  );
}
