import { usePatientTags } from '@healzy/api/patients';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

export interface TagsFieldProps {
  label: string;
  value: readonly string[] | undefined;
  onChange: (tags: readonly string[]) => void;
  error?: string | undefined;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isReadOnly?: boolean;
}

/** Labels of a patient: those that the account uses already, or new ones. */
export function TagsField({ value = [], label, ...field }: TagsFieldProps) {
  const { t } = useTranslation('patients');
  const known = usePatientTags().data?.tags ?? [];
  return (
    <MultiSelect
      {...field}
      label={label}
      options={known.map((tag) => ({ id: tag.label, label: tag.label }))}
      value={value}
      placeholder={t('tags.placeholder')}
      emptyText={t('tags.empty')}
      countText={(count) => t('tags.count', { count })}
      chosenLabel={t('tags.chosen')}
      clearLabel={t('tags.clear')}
      createLabel={(text) => t('tags.create', { text })}
    />
  );
}
