import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

/** The app could not load the addresses of its server and provider. */
export function UnreachableScreen() {
  const { t } = useTranslation();
  return (
    <Box as="main" padding="xl">
      <title>{t('error.generic.title')}</title>
      <ErrorState
        level={1}
        pictogram="offline"
        size="lg"
        title={t('error.generic.title')}
        description={t('error.generic.text')}
        retryLabel={t('action.reload')}
        onRetry={() => location.reload()}
      />
    </Box>
  );
}
