import type { ComparedMeal, FigureChange } from '@healzy/domain/menus';
import { MACROS } from '@healzy/domain/nutritional-plans';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export interface FigureChangesProps extends Pick<ComparedMeal, 'energy' | 'macros'> {
  /** Those of a day, which stand out from those of its meals. */
  isLead?: boolean;
}

/** `from 1,820 to 2,310 kcal (+490)`, and the same of each macronutrient. */
export function FigureChanges({ energy, macros, isLead = false }: FigureChangesProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const amount = (value: number | null): string => (value === null ? '?' : formats.number(value));
  const text = ({ before, after, difference }: FigureChange, unit: string): string => {
    if (difference === 0) return t('compare.figureSame', { amount: amount(after), unit });
    const values = { before: amount(before), after: amount(after), unit };
    if (difference === null) return t('compare.figureUnknown', values);
    const sign = difference > 0 ? '+' : '−';
    return t('compare.figure', { ...values, difference: `${sign}${formats.number(Math.abs(difference))}` });
  };
  return (
    <>
      <Text isNumeric weight={isLead ? 'semibold' : 'regular'} size={isLead ? 'md' : 'sm'}>
        {text(energy, 'kcal')}
      </Text>
      <Text size={isLead ? 'sm' : 'xs'} tone="muted" isNumeric>
        {MACROS.map((macro) =>
          t('compare.macro', { macro: t(`macro.${macro}`), figure: text(macros[macro], 'g') }),
        ).join(' · ')}
      </Text>
    </>
  );
}
