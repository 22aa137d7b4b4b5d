import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '../state/session.ts';
import { BrandHead } from './shell/BrandHead.tsx';
import { useSession } from './session-context.ts';

/** The provider refused, could not be reached, or nobody is signed in: says what to do, and offers to sign in. */
export function SignedOutScreen() {
  const { t } = useTranslation();
  const hasFailed = useAtomValue(sessionAtom).status === 'failed';
  const session = useSession();
  const title = hasFailed ? 'session.failedTitle' : 'session.signedOutTitle';
  return (
    <>
      <BrandHead />
      <Box as="main" padding="xl">
        <title>{t(title)}</title>
        <ErrorState
          level={1}
          pictogram={hasFailed ? 'offline' : 'signedOut'}
          size="lg"
          title={t(title)}
          description={t(hasFailed ? 'session.failedText' : 'session.signedOutText')}
          retryLabel={t(hasFailed ? 'session.again' : 'session.logIn')}
          onRetry={() => void session.signInAgain()}
        />
      </Box>
    </>
  );
}
