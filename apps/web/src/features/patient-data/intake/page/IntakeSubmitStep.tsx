import { intakeProgress, readHomeFigures } from '@healzy/domain/patient-data';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBodyLabels } from '../../body/useBodyLabels.ts';
import { FILLED_STEPS, type FilledStep } from './intake-steps.ts';
import type { StepMoves } from './StepForm.tsx';
import type { IntakeDraftValues } from './merge-drafts.ts';

export interface IntakeSubmitStepProps extends Omit<StepMoves, 'onNext'> {
  values: IntakeDraftValues;
  accountName: string;
  isSending: boolean;
  onEdit: (step: FilledStep) => void;
  /** Receives the text that was agreed to. */
  onSubmit: (consent: string) => void;
}

/** How much is answered, the consent, and submitting. */
export function IntakeSubmitStep({
  values,
  accountName,
  isSending,
  onEdit,
  onSubmit,
  onBack,
}: IntakeSubmitStepProps) {
  const { t } = useTranslation('patient-data');
  const body = useBodyLabels();
  const titleOf = (step: FilledStep) =>
    step === 'figures' ? t('intake.page.measures') : t(`intake.page.section.${step}`);
  const stateOf = (step: FilledStep) =>
    step === 'figures'
      ? body.list(readHomeFigures(values.figures)) || t('intake.page.noMeasures')
      : t('intake.page.progress', intakeProgress(step, values.answers[step]));
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consent = t('intake.page.consent', { account: accountName });
  const trySend = () => {
    if (isAgreed) onSubmit(consent);
    else setMissing(true);
  };
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        {FILLED_STEPS.map((step) => (
          <Inline key={step} justify="space-between" gap="sm">
            <Stack gap="none">
              <Text weight="medium">{titleOf(step)}</Text>
              <Text size="sm" tone="muted">
                {stateOf(step)}
              </Text>
            </Stack>
            <Button
              intent="quiet"
              aria-label={t('intake.page.editPart', { part: titleOf(step) })}
              onPress={() => onEdit(step)}
            >
              {t('intake.page.edit')}
            </Button>
          </Inline>
        ))}
      </Stack>
      <Card title={t('intake.page.consentTitle')} level={3}>
        <Stack gap="md">
          <Text as="p">{consent}</Text>
          <Checkbox
            isSelected={isAgreed}
            onChange={(next) => {
              setAgreed(next);
              setMissing(false);
            }}
            error={isMissing ? t('intake.page.agreeMissing') : undefined}
            isRequired
          >
            {t('intake.page.agree')}
          </Checkbox>
        </Stack>
      </Card>
      <Text size="sm" tone="muted">
        {t('intake.page.once')}
      </Text>
      <Inline justify="space-between" isWrapping={false}>
        {onBack && (
          <Button intent="quiet" onPress={onBack}>
            {t('intake.page.back')}
          </Button>
        )}
        <Button
          intent="primary"
          isPending={isSending}
          pendingLabel={t('intake.page.submitting')}
          onPress={trySend}
        >
          {t('intake.page.submit')}
        </Button>
      </Inline>
    </Stack>
  );
}
