import { SHEET_ENCODINGS, type SheetLayout } from '@healzy/domain/foods/imports';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Select } from '@healzy/ui/components/Select';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { OpenedTable } from './table-reading.ts';

export interface FoodLayoutFieldsProps {
  table: OpenedTable;
  /** Reads the file in another way. */
  onLayout: (layout: Partial<SheetLayout>) => void;
}

const DELIMITERS = [',', ';', '\t'] as const;
const NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** Separator and encoding of a text file, if they were detected wrongly. */
export function FoodLayoutFields({ table, onLayout }: FoodLayoutFieldsProps) {
  const { t } = useTranslation('food-imports');
  const encoding = SHEET_ENCODINGS.find((one) => one === table.encoding);
  return (
    <Disclosure title={t('layout.title')}>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg">
        <Select
          label={t('layout.delimiter')}
          placeholder={t('layout.delimiter')}
          options={DELIMITERS.map((id) => ({ id, label: t(`layout.${NAMES[id]}`) }))}
          value={table.delimiter}
          onChange={(delimiter) => delimiter !== null && onLayout({ delimiter })}
        />
        {encoding !== undefined && (
          <Select
            label={t('layout.encoding')}
            placeholder={t('layout.encoding')}
            hint={t('layout.encodingHint')}
            options={SHEET_ENCODINGS.map((id) => ({ id, label: t(`layout.${id}`) }))}
            value={encoding}
            onChange={(next) => next !== null && onLayout({ encoding: next })}
          />
        )}
      </Grid>
    </Disclosure>
  );
}
