import { MultiSelect, type MultiSelectProps } from '@healzy/ui/components/MultiSelect';
import { useTranslation } from 'react-i18next';

export interface TagsFieldProps extends Omit<MultiSelectProps, 'options' | 'onChange'> {
  /** Tags already used in the account. */
  known: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Tags of a patient: existing ones of the account, or new ones. */
export function TagsField({ value = [], known, onChange, ...field }: TagsFieldProps) {
  const { t } = useTranslation('patients');
  return (
    <MultiSelect
      {...field}
      options={known.map((tag) => ({ id: tag, label: tag }))}
      value={value}
      onChange={(tags) => onChange([...tags])}
      placeholder={t('tags.placeholder')}
      emptyText={t('tags.empty')}
      countText={(count) => t('tags.count', { count })}
      chosenLabel={t('tags.chosen')}
      createLabel={(text) => t('tags.create', { text })}
    />
  );
}
