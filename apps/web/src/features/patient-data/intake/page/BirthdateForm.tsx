import { type PublicIntake, useGiveBirthdate } from '@healzy/api/patient-data/public-intake';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { DateField } from '@healzy/ui/components/DateField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../../app/api-errors.ts';

export interface BirthdateFormProps {
  held: PublicIntake;
  /** Called with the record's data once the birthdate was right. */
  onShown: (held: PublicIntake) => void;
  /** Continues without seeing what the clinic has, where that is possible. */
  onSkip?: () => void;
}

/** Asks for the birthdate before anything from the record is shown. */
export function BirthdateForm({ held, onShown, onSkip }: BirthdateFormProps) {
  const { t } = useTranslation('patient-data');
  const give = useGiveBirthdate();
  const [birthdate, setBirthdate] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const record = give.data?.held.record ?? held.record;
  const account = { account: held.accountName };
  const skip = (intent: 'primary' | 'quiet') =>
    onSkip && (
      <Button intent={intent} onPress={onSkip}>
        {t('intake.page.record.skip')}
      </Button>
    );
  if (record.triesLeft === 0) {
    return (
      <Stack gap="md">
        <Banner tone="warning" role="alert">
          {t(record.isLocked ? 'intake.page.record.closedLocked' : 'intake.page.record.closed', account)}
        </Banner>
        {onSkip && <Inline>{skip('primary')}</Inline>}
      </Stack>
    );
  }
  const submit = () => {
    setMissing(birthdate === null);
    if (birthdate === null) return;
    give.mutate(birthdate, { onSuccess: (answer) => answer.isRight && onShown(answer.held) });
  };
  const wrong =
    give.data?.isRight === false
      ? t('intake.page.record.wrong', { count: record.triesLeft, ...account })
      : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        <Text as="p">
          {t(record.isLocked ? 'intake.page.record.locked' : 'intake.page.record.ask', account)}
        </Text>
        <DateField
          label={t('intake.page.record.birthdate')}
          value={birthdate}
          onChange={(next) => {
            setBirthdate(next);
            setMissing(false);
            give.reset();
          }}
          error={isMissing ? t('intake.page.record.missing') : wrong}
          isRequired
        />
        {give.error !== null && (
          <Banner tone="critical" role="alert">
            {sentenceForError(give.error)}
          </Banner>
        )}
        <Inline>
          <Button
            intent="primary"
            type="submit"
            isPending={give.isPending}
            pendingLabel={t('intake.page.record.looking')}
          >
            {t(record.isLocked ? 'intake.page.record.unlock' : 'intake.page.record.show')}
          </Button>
          {skip('quiet')}
        </Inline>
      </Stack>
    </form>
  );
}
