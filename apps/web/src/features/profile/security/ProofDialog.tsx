import { hasCode } from '@healzy/api/runtime';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Form } from '@healzy/ui/components/Form';
import { PasswordField } from '@healzy/ui/components/PasswordField';
import { Inline, Text } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { fieldSentence } from '../../../app/sentences.ts';

export interface ProofDialogProps {
  /** What is about to be done. */
  title: string;
  text: string;
  confirmLabel: string;
  /** `danger` for what weakens the sign-in. */
  intent?: 'primary' | 'danger';
  /** Further text or fields above the password. */
  children?: ReactNode;
  /** Whether those are complete; shows its own errors. */
  check?: () => boolean;
  /** Runs the action with the typed password; rejects with the server's error. */
  onProve: (currentPassword: string) => Promise<void>;
  onClose: () => void;
  /** The sentence for an error that is not an answer of the server. */
  explain?: (error: unknown) => string;
}

/** Asks for the password before any change to the sign-in: someone else may be at the keyboard. */
export function ProofDialog({
  title,
  text,
  confirmLabel,
  intent = 'primary',
  children,
  check = () => true,
  onProve,
  onClose,
  explain = sentenceForError,
}: ProofDialogProps) {
  const { t } = useTranslation(['profile', 'app']);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const prove = async () => {
    setRefusal(null);
    const isComplete = check();
    setWrong(password === '' ? fieldSentence('REQUIRED') : undefined);
    if (!isComplete || password === '') return;
    try {
      await onProve(password);
    } catch (error) {
      if (hasCode(error, 'CURRENT_PASSWORD_WRONG')) setWrong(fieldSentence('CURRENT_PASSWORD_WRONG'));
      else setRefusal(explain(error));
    }
  };
  return (
    <Dialog title={title} size="small" isDismissable={false} onClose={onClose}>
      <Form
        label={title}
        labels={{ saving: t('proof.pending') }}
        onSubmit={prove}
        actions={({ isSaving }) => (
          <Inline width="full" justify="end">
            <Button onPress={onClose}>{t('app:action.cancel')}</Button>
            <Button type="submit" intent={intent} isPending={isSaving} pendingLabel={t('proof.pending')}>
              {confirmLabel}
            </Button>
          </Inline>
        )}
      >
        {refusal !== null && <FormFailure>{refusal}</FormFailure>}
        <Text as="p">{text}</Text>
        {children}
        <PasswordField
          label={t('proof.password')}
          value={password}
          onChange={setPassword}
          error={wrong}
          isRequired
        />
      </Form>
    </Dialog>
  );
}
