import { isStaff } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Box } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRoles } from '../../state/account.ts';
import { useSignInAs } from '../../features/session/useSignInAs.ts';
import { PageTitle } from '../PageTitle.tsx';
import { BrandHead } from '../shell/BrandHead.tsx';
import { Shell } from '../shell/Shell.tsx';

const KINDS = {
  access_denied: { messages: 'accessDenied', pictogram: 'locked' },
  'no-grants': { messages: 'noGrants', pictogram: 'locked' },
  '404': { messages: 'notFound', pictogram: 'lost' },
} as const;

/**
 * `/error/:type/:info?`: access denied, no grants, not found, and everything else. Open to everybody, signed in or not.
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { type = '', info } = useParams();
  const isInside = isStaff(useRoles());
  const signInAs = useSignInAs(info);
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : null;
  const messages = kind?.messages ?? 'generic';
  const isRefused = messages === 'accessDenied';
  const screen = (
    <>
      <PageTitle page={t(`error.${messages}.title`)} />
      <ErrorState
        level={1}
        pictogram={kind?.pictogram ?? 'error'}
        size="lg"
        title={t(`error.${messages}.title`)}
        description={t(`error.${messages}.text`)}
        actions={
          isRefused ? (
            <Button intent="primary" onPress={signInAs.start}>
              {signInAs.label}
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
    <>
      <BrandHead />
      <Box as="main" padding="xl">
        {screen}
      </Box>
    </>
  );
}
