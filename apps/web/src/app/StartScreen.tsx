import { Spinner } from '@healzy/ui/components/Spinner';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

/** Shown while the session or the first screen loads. */
export function StartScreen() {
  const { t } = useTranslation();
  return (
    <Stack align="center" gap="sm" padding="xxl" role="status">
      <Spinner size="lg" />
      <Text tone="muted">{t('session.starting')}</Text>
    </Stack>
  );
}
