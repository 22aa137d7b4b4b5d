import { may } from '@healzy/domain/session';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { setupAddress } from '../../app/modules.ts';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';

/**
 * Below a required choice of a specialist that has nobody to offer: says what is missing, and leads whoever can to where
 * it is added. Leaving what was typed asks first, as ever.
 */
export function NoSpecialistYet() {
  const { t } = useTranslation('patients');
  const mayInvite = may('createUser', useRoles());
  return (
    <InlineMessage tone="warning">
      {t(mayInvite ? 'form.nobody' : 'form.nobodyAsk')}
      {mayInvite && (
        <Inline gap="md">
          <Link href={setupAddress('COLLEAGUES') ?? pathTo('/users')} look="standalone">
            {t('form.nobodyInvite')}
          </Link>
          <Link href={setupAddress('SPECIALIST') ?? pathTo('/users')} look="standalone">
            {t('form.nobodySelf')}
          </Link>
        </Inline>
      )}
    </InlineMessage>
  );
}
