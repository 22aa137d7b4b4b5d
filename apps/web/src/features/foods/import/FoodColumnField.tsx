import { FOOD_IMPORT_FIELDS, unitsOf, type FoodColumn } from '@healzy/domain/foods/imports';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { Select } from '@healzy/ui/components/Select';
import { Box, Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { columnFor } from './import-choices.ts';
import { useFieldLabels } from './useFieldLabels.ts';

export interface FoodColumnFieldProps {
  number: number;
  heading: string;
  /** A few of its texts. */
  samples: readonly string[];
  column: FoodColumn | null;
  /** Whether a column before it says the same. */
  isRepeated: boolean;
  onChange: (column: FoodColumn | null) => void;
}

/** What one column of a table holds, and in which unit. */
export function FoodColumnField({
  number,
  heading,
  samples,
  column,
  isRepeated,
  onChange,
}: FoodColumnFieldProps) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const labelOf = useFieldLabels();
  const label = heading || t('columns.noHeading', { number: formats.number(number) });
  const units = column === null ? [] : unitsOf(column.field);
  return (
    <Inline gap="sm" align="end" isWrapping={false} role="group" aria-label={label}>
      <Box flexGrow={1} minWidth="zero">
        <ComboBox
          label={label}
          hint={samples.length === 0 ? t('columns.noSamples') : samples.join(' · ')}
          placeholder={t('columns.leaveOut')}
          emptyText={t('columns.noMatch')}
          options={FOOD_IMPORT_FIELDS.map((id) => ({ id, label: labelOf(id) }))}
          value={column?.field ?? null}
          onChange={(id) => onChange(columnFor(FOOD_IMPORT_FIELDS.find((field) => field === id) ?? null))}
          error={isRepeated ? t('columns.twice') : undefined}
        />
      </Box>
      {column !== null && units.length > 0 && (
        <Box flexShrink={0}>
          <Select
            label={t('columns.unit')}
            placeholder={t('columns.unit')}
            options={units.map((id) => ({ id, label: id }))}
            value={column.unit}
            onChange={(unit) => unit !== null && onChange({ field: column.field, unit })}
          />
        </Box>
      )}
    </Inline>
  );
}
