import type { CartQuestion as Question, CartRecognised } from '@healzy/domain/calorimetry';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack, Text } from '@healzy/ui/primitives';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CartAnswers } from './import-steps.ts';

/** The option of the reader that an answer fills in. */
export function answerTo({ id }: Question, text: string): CartAnswers {
  if (id === 'weightKg') return { weightKg: Number(text) };
  return id === 'vo2Column' ? { columns: { VO2: { column: Number(text) } } } : { [id]: text };
}

/** What a file leaves open and only a person can answer. */
export function CartQuestion({
  question,
  recognised,
  value,
  onChange,
}: {
  question: Question;
  recognised: CartRecognised;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('calorimetry-import');
  const { id, options, found, row, column } = question;
  const hint = t('question.found', { row, column, found });
  const labelOf = (option: string): string => {
    if (id === 'decimalMark') return t(option === ',' ? 'question.comma' : 'question.point');
    if (id === 'vo2Column') {
      const heading = recognised.columns.find((each) => String(each.column) === option)?.heading ?? '';
      return t('question.columnNumber', { column: option, heading });
    }
    const key = `calorimetry-import:unit.${option}`;
    return i18next.exists(key) ? t(`unit.${option}` as 'unit.L_MIN') : option;
  };
  return (
    <Stack gap="sm">
      <Text as="p" tone="muted">
        {t('question.text')}
      </Text>
      {id === 'weightKg' ? (
        <NumberField
          label={t('question.weightKg')}
          hint={hint}
          unit={t('question.kg')}
          min={2}
          max={400}
          value={value === null ? null : Number(value)}
          onChange={(kg) => onChange(kg !== null && kg >= 2 && kg <= 400 ? String(kg) : null)}
        />
      ) : (
        <RadioGroup
          label={t(`question.${id}`)}
          hint={hint}
          options={options.map((option) => ({ id: option, label: labelOf(option) }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
