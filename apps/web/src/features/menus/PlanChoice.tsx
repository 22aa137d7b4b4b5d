import { Button } from '@healzy/ui/components/Button';
import { Menu } from '@healzy/ui/components/Menu';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface PlanChoiceProps {
  plans: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** Letters of a name that the button shows; the list has all of it. */
const SHOWN = 32;
const shortened = (name: string): string =>
  name.length <= SHOWN ? name : `${name.slice(0, SHOWN - 1).trimEnd()}…`;

/** Whose menus are shown, where a patient has several plans: one line, so that the week begins high on a phone. */
export function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('menus');
  const chosen = plans.find(({ id }) => id === value);
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button icon={ClipboardList}>{t('shownPlan', { name: shortened(chosen?.name ?? '') })}</Button>
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
