import { hasCode } from '@healzy/api/runtime';
import { Screen, type ScreenProps, type ScreenState } from '@healzy/ui/patterns/Screen';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from './api-errors.ts';
import { sentenceFor } from './sentences.ts';
import { PageTitle } from './PageTitle.tsx';
import { useCrumbs } from './crumbs.tsx';

/** The part of a query that decides between loading, failed and ready. */
export interface LoadingPart {
  readonly isPending: boolean;
  readonly error: unknown;
  refetch(): unknown;
}

export interface AppScreenProps extends Omit<
  ScreenProps,
  'breadcrumbs' | 'breadcrumbsLabel' | 'moreLabel' | 'state'
> {
  /** The queries that the screen cannot do without. All four states follow from them. */
  queries?: readonly LoadingPart[];
  /** Shown instead of the children when everything is loaded and there is nothing. */
  empty?: Omit<Extract<ScreenState, { kind: 'empty' }>, 'kind'> | false | null | undefined;
}

/** Loading, failed, empty or ready: decided once, here, for every screen. */
export function useScreenState(
  queries: readonly LoadingPart[],
  empty?: AppScreenProps['empty'],
): ScreenState {
  const { t } = useTranslation();
  // A query tells its component only of what was read of it: both are read of each, also behind one that is pending.
  const parts = queries.map((query) => ({ query, error: query.error, isPending: query.isPending }));
  const failed = parts.find(({ error }) => error !== null);
  if (failed) {
    return {
      kind: 'failed',
      title: t('failed.title'),
      // A read has no form in which to check fields.
      text: hasCode(failed.error, 'VALIDATION') ? sentenceFor('UNKNOWN') : sentenceForError(failed.error),
      retryLabel: t('action.retry'),
      onRetry: () => parts.forEach(({ query, error }) => error !== null && void query.refetch()),
    };
  }
  if (parts.some(({ isPending }) => isPending)) {
    return { kind: 'loading', label: t('loading'), slowLabel: t('loadingLong') };
  }
  return empty ? { kind: 'empty', ...empty } : { kind: 'ready' };
}

/** A page with its breadcrumbs, its document title and its four states. */
export function AppScreen({ queries = [], empty, children, ...screen }: AppScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle page={screen.title} />
      <Screen
        {...screen}
        breadcrumbs={useCrumbs(screen.title)}
        breadcrumbsLabel={t('breadcrumbs')}
        state={useScreenState(queries, empty)}
      >
        {children}
      </Screen>
    </>
  );
}
