import { zodResolver } from '@hookform/resolvers/zod';
import { bodyFiguresSchema, INTAKE_MAGNITUDES, type BodyFigures } from '@healzy/domain/patient-data';
import { Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useRef } from 'react';
import { type Control, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../../app/forms/useField.ts';
import { FigureField } from '../../body/FigureField.tsx';
import { StepButtons, type StepMoves } from './StepButtons.tsx';

const check = zodResolver(bodyFiguresSchema);

/** The domain's rule, whose magnitudes are the form's fields. */
const figuresResolver: Resolver<BodyFigures, unknown, BodyFigures> = async (values, context, options) => {
  const { names: _names, ...rest } = options;
  const { values: read, errors } = await check(values, context, rest);
  return Object.keys(errors).length > 0
    ? { values: {}, errors: errors as FieldErrors<BodyFigures> }
    : { values: read as BodyFigures, errors: {} };
};

export interface IntakeFiguresStepProps extends StepMoves {
  initial: BodyFigures;
  onChange: (figures: BodyFigures) => void;
}

/** What can be measured at home. */
export function IntakeFiguresStep({ initial, onChange, onBack, onNext }: IntakeFiguresStepProps) {
  const { t } = useTranslation('patient-data');
  const form = useForm<BodyFigures, unknown, BodyFigures>({
    defaultValues: initial,
    resolver: figuresResolver,
  });
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => change.current(values) }),
    [form],
  );
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <Stack gap="lg">
        <Text as="p">{t('intake.page.measuresLead')}</Text>
        {INTAKE_MAGNITUDES.map((id) => (
          <HomeFigure key={id} control={form.control} id={id} />
        ))}
        <StepButtons {...(onBack ? { onBack } : {})} />
      </Stack>
    </form>
  );
}

function HomeFigure({
  control,
  id,
}: {
  control: Control<BodyFigures, unknown, BodyFigures>;
  id: (typeof INTAKE_MAGNITUDES)[number];
}) {
  return <FigureField id={id} field={useField({ control }, id)} />;
}
