import { hasCode } from '@healzy/api/runtime';
import type { TotpSetup } from '@healzy/api/session';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Form } from '@healzy/ui/components/Form';
import { QrCode } from '@healzy/ui/components/QrCode';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { fieldSentence } from '../../../app/sentences.ts';
import { CopyButton } from './CopyButton.tsx';

export interface TotpSetupDialogProps {
  setup: TotpSetup;
  /** Rejects with the server's error. */
  onConfirm: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Shows the secret for the authenticator app, and asks for a code to verify the setup. */
export function TotpSetupDialog({ setup, onConfirm, onClose }: TotpSetupDialogProps) {
  const { t } = useTranslation(['profile', 'app']);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) {
      setWrong(fieldSentence(digits === '' ? 'REQUIRED' : 'TOTP_CODE_WRONG'));
      return;
    }
    setWrong(undefined);
    try {
      await onConfirm(digits);
    } catch (error) {
      if (hasCode(error, 'TOTP_CODE_WRONG')) setWrong(fieldSentence('TOTP_CODE_WRONG'));
      else setRefusal(sentenceForError(error));
    }
  };
  return (
    <Dialog title={t('totp.startTitle')} size="small" isDismissable={false} onClose={onClose}>
      <Form
        label={t('totp.startTitle')}
        labels={{ saving: t('totp.confirming') }}
        onSubmit={confirm}
        actions={({ isSaving }) => (
          <Inline width="full" justify="end">
            <Button onPress={onClose}>{t('app:action.cancel')}</Button>
            <Button type="submit" intent="primary" isPending={isSaving} pendingLabel={t('totp.confirming')}>
              {t('totp.confirm')}
            </Button>
          </Inline>
        )}
      >
        {refusal !== null && <FormFailure>{refusal}</FormFailure>}
        <Text as="p">{t('totp.scan')}</Text>
        <Stack align="center">
          <QrCode value={setup.uri} name={t('totp.qrName')} />
        </Stack>
        <Stack gap="xs">
          <Text as="p" size="sm" tone="muted">
            {t('totp.secret')}
          </Text>
          <Text as="p" weight="medium" isNumeric>
            {inFours(setup.secret)}
          </Text>
          <CopyButton text={setup.secret} label={t('totp.copySecret')} />
        </Stack>
        <TextField
          label={t('totp.code')}
          hint={t('totp.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={wrong}
          isRequired
        />
      </Form>
    </Dialog>
  );
}

/** Groups of four are easier to read. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
