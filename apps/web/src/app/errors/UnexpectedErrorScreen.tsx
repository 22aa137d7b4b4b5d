import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box } from '@healzy/ui/primitives/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

/** A screen broke or its code did not arrive. Written so that it needs nothing which could be broken too. */
export function UnexpectedErrorScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Box as="main" padding="xl">
      <title>{t('error.unexpected.title')}</title>
      <ErrorState
        level={1}
        title={t('error.unexpected.title')}
        description={t('error.unexpected.text')}
        retryLabel={t('action.reload')}
        onRetry={() => location.reload()}
      />
    </Box>
  );
}
