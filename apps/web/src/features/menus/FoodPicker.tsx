import { mealTotals } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { List } from '@healzy/ui/components/List';
import { SearchField } from '@healzy/ui/components/SearchField';
import { Switch } from '@healzy/ui/components/Switch';
import { Heading, Stack } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchFoods, type MenuFoodIndex } from './menu-foods.ts';
import type { MenuLabels } from './useMenuLabels.ts';

/** Foods that a search shows; more words find the others. */
const SHOWN = 12;
/** Foods looked at for those that are suitable. */
const FOUND = 200;

export interface FoodPickerProps {
  foods: MenuFoodIndex;
  labels: MenuLabels;
  targets: Pick<PlanTargets, 'kcalPerBite'>;
  isFor: (foodId: string) => boolean;
  /** Foods that are not offered, because they are chosen already. */
  without?: readonly string[];
  /** What the button of a food does; a portion of it is added by default. */
  addLabel?: (food: string) => string;
  /** It is what the dialog was opened for. */
  autoFocus?: boolean;
  onAdd: (foodId: string, portions: number) => void;
}

/** Finds foods and adds a portion of them; the portion is changed in the meal, beside its totals. */
export function FoodPicker({
  foods,
  labels,
  targets,
  isFor,
  without = [],
  addLabel,
  autoFocus = false,
  onAdd,
}: FoodPickerProps) {
  const { t } = useTranslation('menus');
  const [search, setSearch] = useState('');
  const [isSuitableOnly, setSuitableOnly] = useState(true);
  const found = searchFoods(foods, search, FOUND).filter(
    (id) => foods.foodOf(id)?.isActive === true && !without.includes(id) && (!isSuitableOnly || isFor(id)),
  );
  const first = found[0];
  return (
    <Stack as="section" gap="sm" aria-label={t('picker.title')}>
      <Heading level={3}>{t('picker.title')}</Heading>
      <SearchField
        label={t('picker.search')}
        placeholder={t('picker.search')}
        value={search}
        autoFocus={autoFocus}
        onChange={setSearch}
        onSubmit={() => {
          if (first !== undefined && search.trim() !== '') {
            onAdd(first, 1);
            setSearch('');
          }
        }}
      />
      <Switch isSelected={isSuitableOnly} onChange={setSuitableOnly}>
        {t('picker.suitableOnly')}
      </Switch>
      <List
        label={t('picker.found')}
        empty={t('picker.none')}
        items={found.slice(0, SHOWN).map((id) => {
          const { kcal, bites } = mealTotals(
            { foods: [{ foodId: id, portions: 1 }] },
            foods.foodOf,
            targets.kcalPerBite,
          );
          const name = labels.name(id);
          return {
            id,
            title: name,
            meta: `${labels.amount(foods.foodOf(id), 1)} · ${labels.energy(kcal, bites)}`,
            actions: (
              <Button
                size="small"
                icon={Plus}
                aria-label={addLabel ? addLabel(name) : t('picker.addFood', { food: name })}
                onPress={() => onAdd(id, 1)}
              >
                {t('picker.add')}
              </Button>
            ),
          };
        })}
      />
    </Stack>
  );
}
