import { isStaff } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box } from '@healzy/ui/primitives';
import { Ban, Compass, Lock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRoles } from '../../state/account.ts';
import { useLogInAs } from '../../features/session/useLogInAs.ts';
import { PageTitle } from '../PageTitle.tsx';
import { Shell } from '../shell/Shell.tsx';

const KINDS = {
  access_denied: { words: 'accessDenied', icon: Ban },
  'no-grants': { words: 'noGrants', icon: Lock },
  '404': { words: 'notFound', icon: Compass },
} as const;

/**
 * `/error/:type/:info?`: access denied, no grants, not found, and everything else. Open to everybody, signed in or not.
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { type = '', info } = useParams();
  const isInside = isStaff(useRoles());
  const logInAs = useLogInAs(info);
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : null;
  const words = kind?.words ?? 'generic';
  const isRefused = words === 'accessDenied';
  const screen = (
    <>
      <PageTitle page={t(`error.${words}.title`)} />
      <ErrorState
        level={1}
        icon={kind?.icon ?? TriangleAlert}
        title={t(`error.${words}.title`)}
        description={t(`error.${words}.text`)}
        actions={
          isRefused ? (
            <Button intent="primary" onPress={logInAs.start}>
              {logInAs.label}
            </Button>
          ) : (
            <Button intent="primary" href="/">
              {t('error.home')}
            </Button>
          )
        }
      />
    </>
  );
  return isInside && !isRefused ? (
    <Shell>{screen}</Shell>
  ) : (
    <Box as="main" padding="xl">
      {screen}
    </Box>
  );
}
