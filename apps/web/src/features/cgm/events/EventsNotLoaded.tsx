import { hasCode } from '@healzy/api/runtime';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';
import type { LoadingPart } from '../../../app/AppScreen.tsx';

interface EventsQuery extends LoadingPart {
  readonly data: unknown;
  /** How often it has failed, this time included. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
}

/** There are no events to show, also while they are asked for again; an event that does not exist is another matter. */
export const lacksEvents = ({ data, error, errorUpdateCount }: EventsQuery): boolean =>
  data === undefined && errorUpdateCount > 0 && !hasCode(error, 'NOT_FOUND');

interface EventsNotLoadedProps {
  queries: readonly EventsQuery[];
  /** `warning` where the rest of the part is shown without them. */
  tone?: 'critical' | 'warning';
}

/** Asks for a reload when events did not load (8.8), and offers to ask for them alone: a reload loses the place. */
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
