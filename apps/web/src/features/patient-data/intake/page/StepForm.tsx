import { Button } from '@healzy/ui/components/Button';
import { Inline, Stack } from '@healzy/ui/primitives';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Navigation between steps. */
export interface StepMoves {
  isSaving: boolean;
  onBack?: () => void;
  onNext: () => void;
}

export interface StepFormProps<Values extends FieldValues> extends Pick<StepMoves, 'onBack' | 'onNext'> {
  form: UseFormReturn<Values, unknown, Values>;
  gap: 'lg' | 'xl';
  /** Called as it is filled in, also with values that are not valid. */
  onChange: (values: Values) => void;
  children: ReactNode;
}

/** The fields of a step above its buttons; it is only left forwards once they are valid. */
export function StepForm<Values extends FieldValues>({
  form,
  gap,
  onChange,
  onBack,
  onNext,
  children,
}: StepFormProps<Values>) {
  const { t } = useTranslation('patient-data');
  const onValues = useEffectEvent(onChange);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [form],
  );
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <Stack gap={gap}>
        {children}
        <Inline justify="space-between" isWrapping={false}>
          {onBack ? (
            <Button intent="quiet" onPress={onBack}>
              {t('intake.page.back')}
            </Button>
          ) : (
            <span />
          )}
          <Button intent="primary" type="submit">
            {t('intake.page.next')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
