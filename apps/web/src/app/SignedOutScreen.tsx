import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box } from '@healzy/ui/primitives/Box';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '../state/session.ts';
import { useSession } from './session-context.ts';

/** The provider refused, could not be reached, or nobody is signed in: what to do, and the way back in. */
export function SignedOutScreen() {
  const { t } = useTranslation();
  const hasFailed = useAtomValue(sessionAtom).status === 'failed';
  const session = useSession();
  return (
    <Box as="main" padding="xl">
      <title>{t('session.failedTitle')}</title>
      <ErrorState
        level={1}
        title={t('session.failedTitle')}
        description={t('session.failedText')}
        retryLabel={t(hasFailed ? 'session.again' : 'session.logIn')}
        onRetry={() => void session.logInAgain()}
      />
    </Box>
  );
}
