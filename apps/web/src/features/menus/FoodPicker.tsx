import { type MenuFood, useFoundMenuFoods, useLearnMenuFoods } from '@healzy/api/menus';
import { foodName } from '@healzy/domain/foods';
import {
  type FoodLookup,
  likedFirst,
  mealTotals,
  MENU_LIMITS,
  type PortionedFood,
} from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Switch } from '@healzy/ui/components/Switch';
import { ItemPicker } from '@healzy/ui/patterns/ItemPicker';
import { Heading, Stack } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf, totalOf, type Paged } from '../../app/lists/paged.ts';
import { useFormats } from '../../app/formats.ts';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { useLanguage } from '../../state/language.ts';
import { factsOf, searchFoods, type MenuFoodIndex } from './menu-foods.ts';
import type { MenuLabels } from './useMenuLabels.ts';
import { useTasteWords } from './useTasteWords.ts';
import { type PortionUnit, unitOf, usePortionUnits } from './usePortionUnits.ts';

/** Foods at hand that are shown before those that the server finds. */
const AT_HAND = 30;
/** Foods looked at for those that are suitable. */
const LOOKED_AT = 400;

export interface FoodPickerProps {
  foods: MenuFoodIndex;
  labels: MenuLabels;
  targets: Pick<PlanTargets, 'kcalPerBite'>;
  isFor: (foodId: string) => boolean;
  /** Foods that are not offered, because they are chosen already. */
  without?: readonly string[];
  addLabel: (food: string) => string;
  /** What there would be with a food; it is then added in an amount. Without it, it is added as it is chosen. */
  totalsWith?: (food: PortionedFood, foodOf: FoodLookup) => ReactNode;
  /** It is what the dialog was opened for. */
  autoFocus?: boolean;
  onAdd: (foodId: string, portions: number) => void;
}

/** Finds foods and adds one: at once among those at hand, and among all the others of the account by its name. */
export function FoodPicker(props: FoodPickerProps) {
  const [search, setSearch] = useState('');
  const [isSuitableOnly, setSuitableOnly] = useState(true);
  const choice = { search, isSuitableOnly, onSearch: setSearch, onSuitableOnly: setSuitableOnly };
  const { planId } = props.foods;
  return planId === null ? (
    <Picker {...props} {...choice} others={null} />
  ) : (
    <SearchingPicker {...props} {...choice} planId={planId} />
  );
}

interface Choice {
  search: string;
  isSuitableOnly: boolean;
  onSearch: (text: string) => void;
  onSuitableOnly: (value: boolean) => void;
}

/** What the server has found; null where there are no other foods than those at hand. */
interface Others {
  /** Whether `pages` is of what the field says, and not of what it said a moment ago. */
  isCurrent: boolean;
  pages: Paged<MenuFood>;
  onChosen: (food: MenuFood) => void;
}

function SearchingPicker({ planId, ...props }: FoodPickerProps & Choice & { planId: string }) {
  const language = useLanguage();
  const asked = useDebouncedValue(props.search).trim();
  const learn = useLearnMenuFoods(planId);
  const pages = useFoundMenuFoods(asked === '' ? null : planId, {
    search: asked,
    language,
    ...(props.isSuitableOnly ? { isSuitable: true } : {}),
  });
  const isCurrent = asked === props.search.trim();
  return <Picker {...props} others={{ isCurrent, pages, onChosen: (food) => learn([food]) }} />;
}

function Picker({
  foods,
  labels,
  targets: { kcalPerBite },
  isFor,
  without = [],
  addLabel,
  totalsWith,
  autoFocus = false,
  onAdd,
  search,
  isSuitableOnly,
  onSearch,
  onSuitableOnly,
  others,
}: FoodPickerProps & Choice & { others: Others | null }) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const language = useLanguage();
  const isSearched = others !== null && search.trim() !== '';
  const pages = isSearched && others.isCurrent ? others.pages : null;
  const unitsOf = usePortionUnits(kcalPerBite);
  const tasteWords = useTasteWords();

  const suitable = searchFoods(foods, search, LOOKED_AT).filter(
    (id) => foods.foodOf(id, undefined)?.isActive === true && (!isSuitableOnly || isFor(id)),
  );
  const atHand = likedFirst(suitable, foods.tasteOf).slice(0, AT_HAND);
  const named = new Map((pages ? itemsOf(pages) : []).map((food) => [food.id, food]));
  const foodOf: FoodLookup = (id, figuresAt) => {
    const other = named.get(id);
    return foods.foodOf(id, figuresAt) ?? (other && factsOf(other));
  };
  const nameOf = (id: string): string => {
    const other = named.get(id);
    return other ? foodName(other, language) : labels.name(id);
  };
  const ids = [...new Set([...atHand, ...named.keys()])].filter((id) => !without.includes(id));
  const portionsOf = (id: string, { amount, unit }: { amount: number | null; unit: PortionUnit }): number => {
    const units = unitsOf(foodOf(id, undefined));
    return ((amount ?? 0) * unitOf(units, unit).factor) / unitOf(units, 'portion').factor;
  };
  const total = pages ? totalOf(pages) : undefined;
  return (
    <Stack as="section" gap="sm" aria-label={t('picker.title')}>
      <Heading level={3}>{t('picker.title')}</Heading>
      <ItemPicker<PortionUnit>
        label={t('picker.search')}
        placeholder={t('picker.search')}
        search={search}
        onSearch={onSearch}
        autoFocus={autoFocus}
        state={
          !isSearched ? 'ready' : pages?.isError ? 'failed' : pages?.isPending === false ? 'ready' : 'loading'
        }
        onRetry={() => void pages?.refetch()}
        summary={
          total === undefined
            ? undefined
            : t('picker.shown', { count: ids.length, total: formats.number(Math.max(total, ids.length)) })
        }
        onMore={pages?.hasNextPage ? () => void pages.fetchNextPage() : undefined}
        isLoadingMore={pages?.isFetchingNextPage ?? false}
        filters={
          <Switch isSelected={isSuitableOnly} onChange={onSuitableOnly}>
            {t('picker.suitableOnly')}
          </Switch>
        }
        items={ids.map((id) => {
          const { kcal, bites } = mealTotals({ foods: [{ foodId: id, portions: 1 }] }, foodOf, kcalPerBite);
          return {
            id,
            title: nameOf(id),
            meta: [
              labels.amount(foodOf(id, undefined), 1),
              labels.energy(kcal, bites),
              ...tasteWords(foods.tasteOf(id)),
            ].join(' · '),
          };
        })}
        {...(totalsWith
          ? {
              amountOf: (id: string) => {
                const units = unitsOf(foodOf(id, undefined));
                const portion = unitOf(units, 'portion').factor;
                return {
                  label: t('meal.amount', { food: nameOf(id) }),
                  units,
                  initial: { amount: 1, unit: 'portion' as const },
                  min: portion / 100,
                  max: portion * MENU_LIMITS.portions,
                };
              },
              totals: (id: string, quantity: { amount: number | null; unit: PortionUnit }) =>
                totalsWith({ foodId: id, portions: portionsOf(id, quantity) }, foodOf),
            }
          : {})}
        addLabel={addLabel}
        onAdd={(id, quantity) => {
          const other = named.get(id);
          if (other) others?.onChosen(other);
          onAdd(id, quantity ? portionsOf(id, quantity) : 1);
        }}
      />
    </Stack>
  );
}
