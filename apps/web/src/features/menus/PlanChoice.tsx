import { Select } from '@healzy/ui/components/Select';
import { useTranslation } from 'react-i18next';

export interface PlanChoiceProps {
  plans: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** Whose menus are shown, where a patient has several plans. */
export function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('menus');
  return (
    <Select
      label={t('plan')}
      placeholder={t('plan')}
      options={plans.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
    />
  );
}
