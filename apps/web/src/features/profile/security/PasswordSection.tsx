import { hasCode } from '@healzy/api/runtime';
import { Banner } from '@healzy/ui/components/Banner';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Button } from '@healzy/ui/components/Button';
import { Form } from '@healzy/ui/components/Form';
import { PasswordField, type PasswordFieldProps } from '@healzy/ui/components/PasswordField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, sentenceForError } from '../../../app/api-errors.ts';
import { failedSentence } from '../../../app/messages.ts';
import { fieldSentence } from '../../../app/sentences.ts';

type PasswordStrength = NonNullable<PasswordFieldProps['strength']>;

export interface PasswordSectionProps {
  /** A user invited through another provider may have none. */
  hasPassword: boolean;
  /** Minimum length of a password. */
  minLength: number;
  /** Assesses a new password: a score of up to four, and the code of the rule that rejects it. */
  judge: (password: string) => { score: PasswordStrength['score']; weakness: string | null };
  /** Rejects with the server's error. */
  onChange: (currentPassword: string, newPassword: string) => Promise<void>;
  /** Sends the e-mail for choosing a new password; reports its own outcome. */
  onReset: () => void;
  isResetting: boolean;
}

/** Changes one's own password: shows its strength while typing, by the same rules as the server. */
export function PasswordSection({
  hasPassword,
  minLength,
  judge,
  onChange,
  onReset,
  isResetting,
}: PasswordSectionProps) {
  const { t } = useTranslation(['profile', 'app']);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState<{ current?: string | undefined; next?: string | undefined }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { score, weakness } = judge(next);
  const strength: PasswordStrength = {
    score,
    text:
      weakness === null
        ? t(`password.strength.${score}`)
        : `${t(`password.strength.${score}`)}. ${fieldSentence(weakness) ?? ''}`,
  };

  const save = async () => {
    setRefusal(null);
    const missing = fieldSentence('REQUIRED');
    const problems = {
      current: current === '' ? missing : undefined,
      next: next === '' ? missing : weakness === null ? undefined : fieldSentence(weakness),
    };
    setErrors(problems);
    if (problems.current !== undefined || problems.next !== undefined) return;
    try {
      await onChange(current, next);
      setCurrent('');
      setNext('');
    } catch (error) {
      const weak = fieldErrorsOf(error).get('newPassword');
      if (hasCode(error, 'CURRENT_PASSWORD_WRONG'))
        setErrors({ current: fieldSentence('CURRENT_PASSWORD_WRONG') });
      else if (weak !== undefined) setErrors({ next: fieldSentence(weak) });
      else setRefusal(sentenceForError(error));
    }
  };

  const reset = (
    <Button
      intent={hasPassword ? 'quiet' : 'secondary'}
      isPending={isResetting}
      pendingLabel={t('app:form.saving')}
      onPress={onReset}
    >
      {t('password.reset')}
    </Button>
  );

  return (
    <FormSection id="password" title={t('section.password')} description={t('password.text')}>
      {hasPassword ? (
        <Form
          label={t('password.form')}
          onSubmit={save}
          actions={({ isSaving }) => (
            <Inline>
              <Button type="submit" isPending={isSaving} pendingLabel={t('app:form.saving')}>
                {t('password.save')}
              </Button>
              {reset}
            </Inline>
          )}
        >
          {refusal !== null && (
            <FormFailure title={failedSentence('profile.password')}>{refusal}</FormFailure>
          )}
          <PasswordField
            label={t('password.current')}
            value={current}
            onChange={setCurrent}
            error={errors.current}
            isRequired
          />
          <PasswordField
            label={t('password.next')}
            hint={t('password.hint', { min: minLength })}
            autoComplete="new-password"
            value={next}
            onChange={setNext}
            strength={strength}
            error={errors.next}
            isRequired
          />
        </Form>
      ) : (
        <Banner tone="info" actions={reset}>
          {t('security.noPassword')}
        </Banner>
      )}
    </FormSection>
  );
}
