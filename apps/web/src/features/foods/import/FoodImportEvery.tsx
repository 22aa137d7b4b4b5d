import { FOOD_CATEGORIES, FOOD_LIMITS } from '@healzy/domain/foods';
import { DECIMAL_SIGNS } from '@healzy/domain/foods/imports';
import { Card } from '@healzy/ui/components/Card';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { chosenKind, UNKNOWN_KIND, useFoodLabels } from '../useFoodLabels.ts';
import type { ImportChoices } from './import-choices.ts';

const UNKNOWN = 'UNKNOWN';

export interface FoodImportEveryProps {
  choices: ImportChoices;
  onChange: (part: Partial<ImportChoices>) => void;
}

/** What is the same for every row of a table. */
export function FoodImportEvery({ choices, onChange }: FoodImportEveryProps) {
  const { t } = useTranslation(['food-imports', 'foods']);
  return (
    <Card title={t('every.title')}>
      <Grid columns={{ phone: 1, tablet: 2 }} gap="lg" align="end">
        <ComboBox
          label={t('every.category')}
          hint={t('every.categoryHint')}
          placeholder={t('every.noCategory')}
          emptyText={t('columns.noMatch')}
          options={FOOD_CATEGORIES.map((id) => ({ id, label: t(`foods:category.${id}`) }))}
          value={choices.category}
          onChange={(category) => onChange({ category })}
        />
        <TextField
          label={t('every.sourceNote')}
          value={choices.sourceNote}
          onChange={(sourceNote) => onChange({ sourceNote: sourceNote.slice(0, FOOD_LIMITS.sourceNote) })}
          autoComplete="off"
          isOptional
        />
        <Select
          label={t('every.carbohydrateKind')}
          placeholder={t('foods:form.kindUnknown')}
          options={useFoodLabels().kinds()}
          value={choices.carbohydrateKind ?? UNKNOWN_KIND}
          onChange={(id) => onChange({ carbohydrateKind: chosenKind(id) })}
        />
        <Select
          label={t('every.decimal')}
          hint={t('every.decimalHint')}
          placeholder={t('every.UNKNOWN')}
          options={[...DECIMAL_SIGNS, UNKNOWN].map((id) => ({
            id,
            label: t(`every.${id as 'COMMA' | 'POINT' | 'UNKNOWN'}`),
          }))}
          value={choices.decimal ?? UNKNOWN}
          onChange={(id) => onChange({ decimal: DECIMAL_SIGNS.find((sign) => sign === id) ?? null })}
        />
      </Grid>
    </Card>
  );
}
