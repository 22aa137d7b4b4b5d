import { useDishPages } from '@healzy/api/dishes';
import type { FoodRestriction } from '@healzy/domain/foods';
import { PREFERENCE_LIMITS } from '@healzy/domain/menus';
import { DEFAULT_KCAL_PER_BITE } from '@healzy/domain/nutritional-plans';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { ItemPicker } from '@healzy/ui/patterns/ItemPicker';
import { Heading, Inline, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../app/lists/paged.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import { useLanguage } from '../../../state/language.ts';
import { FoodPicker } from '../FoodPicker.tsx';
import { suitabilityOf, type MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import type { NamedDish } from './MissingDishes.tsx';
import type { SaidTaste, TasteKind } from './taste-fields.ts';

export interface AddTasteProps {
  foods: MenuFoodIndex;
  labels: MenuLabels;
  restrictions: readonly FoodRestriction[];
  idsOf: (taste: SaidTaste, kind: TasteKind) => readonly string[];
  onAdd: (taste: SaidTaste, kind: 'food' | 'dish', id: string, dish?: NamedDish) => void;
}

/** Finds a food or a dish, and notes that it is liked or not. */
export function AddTaste({ foods, labels, restrictions, idsOf, onAdd }: AddTasteProps) {
  const { t } = useTranslation(['food-preferences', 'menus']);
  const [taste, setTaste] = useState<SaidTaste>('LIKED');
  const [kind, setKind] = useState<'food' | 'dish'>('food');
  const without = idsOf(taste, kind);
  const max = PREFERENCE_LIMITS[kind === 'food' ? 'foods' : 'dishes'];
  const addLabel = (name: string) => t(`add.${taste}`, { name });
  return (
    <Stack as="section" gap="sm" aria-label={t('adding')}>
      <Heading level={3}>{t('adding')}</Heading>
      <Inline gap="sm">
        <SegmentedControl<SaidTaste>
          label={t('addTo')}
          options={(['LIKED', 'DISLIKED'] as const).map((id) => ({ id, label: t(`taste.${id}`) }))}
          value={taste}
          onChange={setTaste}
        />
        <SegmentedControl<'food' | 'dish'>
          label={t('addWhat')}
          options={(['food', 'dish'] as const).map((id) => ({ id, label: t(id) }))}
          value={kind}
          onChange={setKind}
        />
      </Inline>
      {without.length >= max ? (
        <InlineMessage tone="info">{t('full', { max })}</InlineMessage>
      ) : kind === 'food' ? (
        <FoodPicker
          foods={foods}
          labels={labels}
          targets={{ kcalPerBite: DEFAULT_KCAL_PER_BITE }}
          isFor={suitabilityOf({ ...foods, isExcluded: () => false }, restrictions)}
          without={without}
          addLabel={addLabel}
          onAdd={(id) => onAdd(taste, 'food', id)}
        />
      ) : (
        <DishFinder
          labels={labels}
          restrictions={restrictions}
          without={without}
          addLabel={addLabel}
          onAdd={(dish) => onAdd(taste, 'dish', dish.id, dish)}
        />
      )}
    </Stack>
  );
}

interface DishFinderProps extends Pick<AddTasteProps, 'labels' | 'restrictions'> {
  without: readonly string[];
  addLabel: (dish: string) => string;
  onAdd: (dish: NamedDish) => void;
}

/** Finds a dish that this patient may eat. */
function DishFinder({ labels, restrictions, without, addLabel, onAdd }: DishFinderProps) {
  const { t } = useTranslation(['food-preferences', 'dishes']);
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const asked = useDebouncedValue(search).trim();
  const pages = useDishPages({
    language,
    ...(asked === '' ? {} : { search: asked }),
    ...(restrictions.length > 0 ? { suitableFor: [...restrictions] } : {}),
  });
  const isCurrent = asked === search.trim() && !pages.isPlaceholderData;
  const dishes = itemsOf(pages).filter(({ id }) => !without.includes(id));
  return (
    <ItemPicker
      label={t('searchDish')}
      placeholder={t('searchDish')}
      search={search}
      onSearch={setSearch}
      state={pages.isError ? 'failed' : isCurrent && !pages.isPending ? 'ready' : 'loading'}
      onRetry={() => void pages.refetch()}
      onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      isLoadingMore={pages.isFetchingNextPage}
      items={dishes.map((dish) => ({
        id: dish.id,
        title: labels.dish(dish),
        meta: [
          t(`dishes:course.${dish.course}`),
          ...(dish.minutes === null ? [] : [t('dishes:minutes', { count: dish.minutes })]),
        ].join(' · '),
      }))}
      addLabel={addLabel}
      onAdd={(id) => {
        const dish = dishes.find((each) => each.id === id);
        if (dish) onAdd(dish);
      }}
    />
  );
}
