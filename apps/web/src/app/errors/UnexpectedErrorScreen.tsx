import { Box, Stack, Text } from '@healzy/ui/primitives';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { leaveKeepingDrafts } from '../../state/unsaved.ts';
import { useConnection } from '../connection-context.ts';
import { ScreenLoadError } from '../lazy-screen.ts';
import { ErrorDetails } from './ErrorDetails.tsx';

function wordsFor(error: unknown) {
  if (!(error instanceof ScreenLoadError)) return 'unexpected';
  return error.hasTimedOut ? 'chunkTimeout' : 'chunk';
}

/** Shown without the frame when a screen throws or its code fails to load. */
export function UnexpectedErrorScreen() {
  return (
    <Box as="main" padding="xl">
      <UnexpectedError />
    </Box>
  );
}

/** The same inside the frame, which stays usable. */
export function BrokenScreen() {
  return (
    <Box padding="md">
      <UnexpectedError />
    </Box>
  );
}

/** The input is kept; the page can be reloaded. */
function UnexpectedError() {
  const { t } = useTranslation();
  const connection = useConnection();
  const error = useRouteError();
  const messages = wordsFor(error);
  const [state, setState] = useState<'idle' | 'trying' | 'offline'>('idle');
  useEffect(() => console.error(error), [error]);
  const reload = async () => {
    setState('trying');
    // Without a connection a reload would only show the browser's own error page.
    if (!(await connection.check())) {
      setState('offline');
      return;
    }
    leaveKeepingDrafts();
    location.reload();
  };
  return (
    <>
      <title>{t(`error.${messages}.title`)}</title>
      <Stack gap="lg" align="center">
        <ErrorState
          level={1}
          pictogram={messages === 'unexpected' ? 'error' : 'offline'}
          size="lg"
          title={t(`error.${messages}.title`)}
          description={
            messages === 'unexpected' ? (
              <Stack gap="xs">
                <span>{t('error.unexpected.text')}</span>
                <span>{t('error.kept')}</span>
              </Stack>
            ) : (
              t(`error.${messages}.text`)
            )
          }
          retryLabel={t(messages === 'unexpected' ? 'action.reload' : 'action.retry')}
          isRetrying={state === 'trying'}
          onRetry={() => void reload()}
        />
        <div role="status">{state === 'offline' && <Text>{t('error.stillOffline')}</Text>}</div>
        <ErrorDetails error={error} />
      </Stack>
    </>
  );
}
