import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

export interface TagsFieldProps {
  label: string;
  /** Tags already used in the account. */
  known: readonly string[];
  value: readonly string[] | undefined;
  onChange: (tags: string[]) => void;
  error?: string | undefined;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Tags of a patient: existing ones of the account, or new ones. */
export function TagsField({ value = [], label, known, onChange, ...field }: TagsFieldProps) {
  const { t } = useTranslation('patients');
  return (
    <MultiSelect
      {...field}
      label={label}
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
