import type { OwnSecurity, TotpSetup } from '@healzy/api/session';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TotpSetupDialog } from './TotpSetupDialog.tsx';
import { useHeadingForLostFocus } from './useHeadingForLostFocus.ts';

export interface TotpSectionProps {
  totp: OwnSecurity['totp'];
  recoveryCodesLeft: number;
  /** The user's email address, for the sheet of codes. */
  email: string;
  /** The zone in which days are shown. */
  zone: string;
  /** Without a password nothing can be confirmed, and so nothing changed. */
  hasPassword: boolean;
  onStart: (currentPassword: string) => Promise<TotpSetup>;
  /** Resolves to the recovery codes. */
  onConfirm: (code: string) => Promise<readonly string[]>;
  onRenew: (currentPassword: string) => Promise<readonly string[]>;
  onRemove: (currentPassword: string) => Promise<void>;
}

type Step =
  | { kind: 'none' }
  | { kind: 'proof'; of: 'start' | 'renew' | 'remove' }
  | { kind: 'setup'; setup: TotpSetup }
  | { kind: 'codes'; codes: readonly string[] };

/** The codes of an authenticator app: turned on in three steps, recovery codes renewed, turned off. */
export function TotpSection({
  totp,
  recoveryCodesLeft,
  email,
  zone,
  hasPassword,
  onStart,
  onConfirm,
  onRenew,
  onRemove,
}: TotpSectionProps) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const [step, setStep] = useState<Step>({ kind: 'none' });
  useHeadingForLostFocus('second-factor', step.kind !== 'none');
  const close = () => setStep({ kind: 'none' });
  const proofs = {
    start: {
      confirmLabel: t('totp.continue'),
      onProve: async (password: string) => setStep({ kind: 'setup', setup: await onStart(password) }),
    },
    renew: {
      confirmLabel: t('totp.renew'),
      onProve: async (password: string) => setStep({ kind: 'codes', codes: await onRenew(password) }),
    },
    remove: {
      confirmLabel: t('totp.remove'),
      intent: 'danger',
      onProve: async (password: string) => {
        await onRemove(password);
        close();
      },
    },
  } as const;
  const since = totp.since === null ? null : formats.date(totp.since, zone);
  return (
    <FormSection id="second-factor" title={t('section.secondFactor')} description={t('totp.text')}>
      <Stack gap="sm" align="start">
        <Inline>
          <StatusPill
            tone={totp.isOn ? 'success' : 'neutral'}
            label={t(totp.isOn ? 'totp.on' : 'totp.off')}
          />
          {totp.isOn && since !== null && (
            <Text size="sm" tone="muted">
              {t('totp.since', { day: since })}
            </Text>
          )}
        </Inline>
        {totp.isOn &&
          (recoveryCodesLeft > 2 ? (
            <Text size="sm" tone="muted">
              {t('totp.codesLeft', { count: recoveryCodesLeft })}
            </Text>
          ) : (
            <InlineMessage tone="warning">
              {recoveryCodesLeft === 0
                ? t('totp.codesNone')
                : t('totp.codesLeft', { count: recoveryCodesLeft })}
            </InlineMessage>
          ))}
        <Inline>
          {totp.isOn ? (
            <>
              <Button onPress={() => setStep({ kind: 'proof', of: 'renew' })}>{t('totp.renew')}</Button>
              <Button intent="quiet" onPress={() => setStep({ kind: 'proof', of: 'remove' })}>
                {t('totp.remove')}
              </Button>
            </>
          ) : (
            <Button isDisabled={!hasPassword} onPress={() => setStep({ kind: 'proof', of: 'start' })}>
              {t('totp.setUp')}
            </Button>
          )}
        </Inline>
      </Stack>
      {step.kind === 'proof' && (
        <ProofDialog
          {...proofs[step.of]}
          title={t(`totp.${step.of}Title`)}
          text={t(`totp.${step.of}Text`)}
          onClose={close}
        />
      )}
      {step.kind === 'setup' && (
        <TotpSetupDialog
          setup={step.setup}
          onClose={close}
          onConfirm={async (code) => setStep({ kind: 'codes', codes: await onConfirm(code) })}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodesDialog codes={step.codes} email={email} onClose={close} />}
    </FormSection>
  );
}
