import type { ReactNode } from 'react';
import { handBack } from '@healzy/api/runtime/sign-in/answers';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

/**
 * Runs a page whose sign-in another tab waits for: passes on the answer and closes. If no tab waits any more, it
 * becomes an ordinary page, which the provider signs in without a question.
 */
export async function finishElsewhere(
  showScreen: (screen: ReactNode) => Promise<void>,
  page: Pick<Window, 'close' | 'parent' | 'location'> & { readonly self: unknown } = window,
): Promise<void> {
  const isTaken = await handBack(page.location.href);
  // In a hidden frame: its creator removes it.
  if (page.parent !== page.self) return;
  if (!isTaken) {
    page.location.replace('/');
    return;
  }
  page.close();
  await showScreen(<AnswerScreen />);
}

/** The end of a sign-in in a separate window, if the browser does not let the page close it. */
function AnswerScreen() {
  const { t } = useTranslation();
  return (
    <Box as="main" padding="xl">
      <title>{t('sessionEnded.doneTitle')}</title>
      <EmptyState
        level={1}
        pictogram="done"
        size="lg"
        title={t('sessionEnded.doneTitle')}
        description={t('sessionEnded.doneText')}
      />
    </Box>
  );
}
