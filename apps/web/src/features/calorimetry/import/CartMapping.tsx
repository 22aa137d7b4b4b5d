import type { CartColumn, CartMapping as Mapping } from '@healzy/domain/calorimetry';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { MAPPED, withColumn, withUnit } from './mapping.ts';

const NONE = 'NONE';

/** What each column of a file with unknown headings holds. */
export function CartMapping({
  columns,
  mapping,
  onChange,
}: {
  columns: readonly CartColumn[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const { t } = useTranslation('calorimetry-import');
  const options = columns.map(({ column, heading, sample }) => ({
    id: String(column),
    label: t('mapping.column', { column, heading, sample }),
  }));
  return (
    <Stack gap="md" role="group" aria-label={t('mapping.title')}>
      <Text as="p" isProse>
        {t('mapping.text')}
      </Text>
      {MAPPED.map(({ quantity, units, isRequired }) => {
        const at = mapping[quantity];
        const name = t(`quantity.${quantity}`);
        return (
          <Grid key={quantity} columns={{ phone: 1, tablet: 2 }} gap="sm" align="end">
            <Select
              label={name}
              placeholder={t('mapping.choose')}
              isRequired={isRequired}
              options={isRequired ? options : [{ id: NONE, label: t('mapping.none') }, ...options]}
              value={at === undefined ? (isRequired ? null : NONE) : String(at.column)}
              onChange={(id) =>
                onChange(withColumn(mapping, quantity, id === null || id === NONE ? null : Number(id)))
              }
            />
            {at !== undefined && units.length > 0 && (
              <Select
                label={t('mapping.unit', { quantity: name })}
                placeholder={t('mapping.unitOfFile')}
                options={units.map((unit) => ({ id: unit, label: t(`unit.${unit}`) }))}
                value={at.unit ?? null}
                onChange={(unit) => unit !== null && onChange(withUnit(mapping, quantity, unit))}
              />
            )}
          </Grid>
        );
      })}
    </Stack>
  );
}
