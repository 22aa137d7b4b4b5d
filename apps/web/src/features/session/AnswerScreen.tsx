import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box } from '@healzy/ui/primitives';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The end of a sign-in in a separate window, if the browser does not let the page close it. */
export function AnswerScreen() {
  const { t } = useTranslation();
  return (
    <Box as="main" padding="xl">
      <title>{t('sessionEnded.doneTitle')}</title>
      <EmptyState
        level={1}
        icon={CircleCheck}
        title={t('sessionEnded.doneTitle')}
        description={t('sessionEnded.doneText')}
      />
    </Box>
  );
}
