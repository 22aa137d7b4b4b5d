import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box, Skeleton, Stack, Text, VisuallyHidden } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../state/connection.ts';
import { type LoadingPart, useScreenState } from './AppScreen.tsx';

/** The four states for a part of a screen: a dialog, a tab, a card. */
export function Loaded({
  queries,
  place = <LoadingPlace />,
  children,
}: {
  queries: readonly LoadingPart[];
  /** Shown while they load. */
  place?: ReactNode;
  children: ReactNode;
}) {
  const state = useScreenState(queries);
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title={state.title}
        description={state.text}
        onRetry={state.onRetry}
        retryLabel={state.retryLabel}
      />
    );
  }
  if (state.kind === 'loading') {
    return place;
  }
  return children;
}

/** Pixels: taller than a phone's screen, and than most windows. */
const TALL = 960;

/** A placeholder while something loads; a tall one where what follows would else be seen, and pushed away. */
export function LoadingPlace({ isTall = false }: { isTall?: boolean }) {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  return (
    <Stack gap="sm" aria-busy>
      {/* Behind a dialog the page's banner is out of sight. */}
      {isOffline ? (
        <Box role="status">
          <Text tone="muted">{t('loadingOffline')}</Text>
        </Box>
      ) : (
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      )}
      <Skeleton width="half" height={20} />
      <Skeleton shape="block" height={96} />
      <Skeleton shape="block" height={isTall ? TALL : 96} />
    </Stack>
  );
}
