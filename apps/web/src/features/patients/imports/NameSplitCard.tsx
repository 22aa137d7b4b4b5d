import { NAME_SPLITS, splitName, type NameSplit } from '@healzy/domain/patients/imports';
import { Card } from '@healzy/ui/components/Card';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

export interface NameSplitCardProps {
  value: NameSplit;
  onChange: (split: NameSplit) => void;
  /** The first names in the column. */
  samples: readonly string[];
  isDisabled: boolean;
}

/** How to split full names into first names and surnames, previewed on names from the file. */
export function NameSplitCard({ value, onChange, samples, isDisabled }: NameSplitCardProps) {
  const { t } = useTranslation(['patient-imports', 'app']);
  return (
    <Card title={t('columns.splitTitle')} description={t('columns.splitText')}>
      <Grid columns={{ phone: 1, tablet: 2 }} gap="lg">
        <Select
          label={t('columns.splitLabel')}
          placeholder={t('columns.splitLabel')}
          options={NAME_SPLITS.map((id) => ({ id, label: t(`columns.split.${id}`) }))}
          value={value}
          onChange={(split) => split !== null && onChange(split)}
          isDisabled={isDisabled}
        />
        <Stack gap="xs" role="status">
          {samples.map((whole, index) => {
            const { name, surname } = splitName(whole, value);
            const none = t('app:value.none');
            return (
              <Text key={index} as="p" size="sm">
                {t('columns.splitSample', { name: name || none, surname: surname || none })}
              </Text>
            );
          })}
        </Stack>
      </Grid>
    </Card>
  );
}
