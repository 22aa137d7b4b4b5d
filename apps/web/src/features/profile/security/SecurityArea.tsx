import {
  type OwnSecurity,
  useAddPasskey,
  useChangeOwnPassword,
  useConfirmTotp,
  useEndOtherSessions,
  useEndOwnSession,
  useOwnSecurity,
  useOwnSessions,
  useRemovePasskey,
  useRemoveTotp,
  useRenewRecoveryCodes,
  useStartPasskey,
  useStartTotp,
} from '@healzy/api/session';
import { PASSWORD_LENGTH, passwordStrength } from '@healzy/domain/session';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/Loaded.tsx';
import { notifySuccess, report } from '../../../app/messages.ts';
import { usePasswordReset } from '../../session/usePasswordReset.ts';
import { canMakePasskeys, createPasskey } from './create-passkey.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { TotpSection } from './TotpSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export interface SecurityAreaProps {
  email: string;
  /** The zone in which days and times are shown. */
  zone: string;
  /** Personal data that must not be part of the password. */
  personal: readonly string[];
}

/** How the user signs in: all settings, or a hint where they are managed instead. */
export function SecurityArea(props: SecurityAreaProps) {
  const { t } = useTranslation('profile');
  const query = useOwnSecurity();
  // Another provider mails the link as well, if it supports the specification's call.
  const reset = usePasswordReset();
  return (
    <Loaded queries={[query]}>
      {query.data?.isManagedElsewhere && (
        <FormSection id="password" title={t('security.elsewhereTitle')}>
          <Banner tone="info">{t('security.elsewhereText')}</Banner>
          <Inline>
            <Button
              isPending={reset.isPending}
              pendingLabel={t('password.reset')}
              onPress={() => reset.mutate(props.email)}
            >
              {t('password.reset')}
            </Button>
          </Inline>
        </FormSection>
      )}
      {query.data && !query.data.isManagedElsewhere && <OwnSecurityParts security={query.data} {...props} />}
    </Loaded>
  );
}

function OwnSecurityParts({
  security,
  email,
  zone,
  personal,
}: SecurityAreaProps & { security: OwnSecurity }) {
  const changePassword = useChangeOwnPassword();
  const reset = usePasswordReset();
  const startTotp = useStartTotp();
  const confirmTotp = useConfirmTotp();
  const renewCodes = useRenewRecoveryCodes();
  const removeTotp = useRemoveTotp();
  const startPasskey = useStartPasskey();
  const addPasskey = useAddPasskey();
  const removePasskey = useRemovePasskey();
  const { hasPassword } = security;
  return (
    <>
      <PasswordSection
        hasPassword={hasPassword}
        minLength={PASSWORD_LENGTH.min}
        judge={(password) => {
          const { score, weakness } = passwordStrength(password, personal);
          return { score, weakness: weakness === undefined ? null : `PASSWORD_${weakness}` };
        }}
        onChange={async (currentPassword, newPassword) => {
          await changePassword.mutateAsync({ currentPassword, newPassword });
          notifySuccess('profile.password');
        }}
        isResetting={reset.isPending}
        onReset={() => reset.mutate(email)}
      />
      <TotpSection
        totp={security.totp}
        recoveryCodesLeft={security.recoveryCodesLeft}
        email={email}
        zone={zone}
        hasPassword={hasPassword}
        onStart={(currentPassword) => startTotp.mutateAsync({ currentPassword })}
        onConfirm={async (code) => (await confirmTotp.mutateAsync({ code })).recoveryCodes}
        onRenew={async (currentPassword) => (await renewCodes.mutateAsync({ currentPassword })).recoveryCodes}
        onRemove={async (currentPassword) => {
          await removeTotp.mutateAsync({ currentPassword });
          notifySuccess('profile.totpOff');
        }}
      />
      <PasskeySection
        passkeys={security.passkeys}
        zone={zone}
        hasPassword={hasPassword}
        isSupported={canMakePasskeys()}
        onAdd={async (name, currentPassword) => {
          const { options } = await startPasskey.mutateAsync({ currentPassword });
          const response = await createPasskey(options);
          await addPasskey.mutateAsync({ name, response: { ...response } });
          notifySuccess('profile.passkeyAdd');
        }}
        onRemove={async (id, currentPassword) => {
          await removePasskey.mutateAsync({ id, body: { currentPassword } });
          notifySuccess('profile.passkeyRemove');
        }}
      />
      <OwnSessions zone={zone} />
    </>
  );
}

/** The user's sessions known to the server, with a way to end them. */
function OwnSessions({ zone }: { zone: string }) {
  const query = useOwnSessions();
  const endOne = useEndOwnSession();
  const endOthers = useEndOtherSessions();
  return (
    <Loaded queries={[query]}>
      {query.data && !query.data.isManagedElsewhere && (
        <SessionsSection
          sessions={query.data.items}
          zone={zone}
          onEnd={(id) => report('profile.sessionEnd', endOne.mutateAsync({ id }))}
          onEndOthers={() => report('profile.otherSessionsEnd', endOthers.mutateAsync(undefined))}
        />
      )}
    </Loaded>
  );
}
