import { magnitudeOf, type BodyMagnitude } from '@healzy/domain/patient-data';
import { heightInCm } from '@healzy/domain/patients';
import { NumberField } from '@healzy/ui/components/NumberField';
import type { BoundField } from '@healzy/ui/forms/reactHookForm';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useBodyLabels } from './useBodyLabels.ts';

export interface FigureFieldProps {
  id: BodyMagnitude;
  /** The result of `useField`. */
  field: BoundField<string, number | null>;
  hint?: string | undefined;
}

/** The field of one magnitude, with its unit and bounds. */
export function FigureField({ id, field: { error, ...field }, hint }: FigureFieldProps) {
  const { t } = useTranslation('patient-data');
  const labels = useBodyLabels();
  const formats = useFormats();
  const { min, max } = magnitudeOf(id);
  const { value } = field;
  const isBeyond = value !== null && (value < min || value > max);
  const bounds = { min: formats.number(min), max: formats.number(max), unit: labels.unit(id) };
  const hints = [id === 'heightCm' ? t('body.form.height') : undefined, hint].filter(Boolean);
  return (
    <NumberField
      {...field}
      // The possible range is more helpful than saying that this number is invalid.
      error={error !== undefined && isBeyond ? t('body.form.between', bounds) : error}
      label={labels.name(id)}
      hint={hints.length === 0 ? undefined : hints.join(' ')}
      unit={labels.unit(id)}
      step={0.1}
      min={min}
      max={max}
      onBlur={() => {
        // Shows what is stored: 1,75 becomes 175 on blur.
        if (id === 'heightCm' && value !== null && !Number.isNaN(value)) field.onChange(heightInCm(value));
        field.onBlur();
      }}
    />
  );
}
