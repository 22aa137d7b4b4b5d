import { Button } from '@healzy/ui/components/Button';
import { Menu } from '@healzy/ui/components/Menu';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortPlanName } from './plan-menus.ts';

export interface PlanChoiceProps {
  plans: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** Whose menus are shown, where a patient has several plans: one line, so that the week begins high on a phone. */
export function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('menus');
  const chosen = plans.find(({ id }) => id === value);
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button icon={ClipboardList}>{t('shownPlan', { name: shortPlanName(chosen?.name ?? '') })}</Button>
      }
      entries={[
        {
          kind: 'choice',
          id: 'plan',
          label: t('plan'),
          mode: 'one',
          options: plans.map(({ id, name }) => ({ id, label: name })),
          chosen: [value],
          onChange: ([id]) => {
            if (id !== undefined) onChange(id);
          },
        },
      ]}
    />
  );
}
