import { zodResolver } from '@hookform/resolvers/zod';
import { bodyFiguresSchema, INTAKE_MAGNITUDES, type BodyFigures } from '@healzy/domain/patient-data';
import { Text } from '@healzy/ui/primitives';
import { type Control, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../../app/forms/useField.ts';
import { FigureField } from '../../body/FigureField.tsx';
import { StepForm, type StepMoves } from './StepForm.tsx';

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
export function IntakeFiguresStep({ initial, ...step }: IntakeFiguresStepProps) {
  const { t } = useTranslation('patient-data');
  const form = useForm<BodyFigures, unknown, BodyFigures>({
    defaultValues: initial,
    resolver: figuresResolver,
  });
  return (
    <StepForm {...step} form={form} gap="lg">
      <Text as="p">{t('intake.page.measuresLead')}</Text>
      {INTAKE_MAGNITUDES.map((id) => (
        <HomeFigure key={id} control={form.control} id={id} />
      ))}
    </StepForm>
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
