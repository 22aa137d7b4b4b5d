import { type DishSummary, useDishPages } from '@healzy/api/dishes';
import { brokenRestrictions, type FoodRestriction } from '@healzy/domain/foods';
import { DISH_COURSES } from '@healzy/domain/foods/dishes';
import { likedFirst, type Taste } from '@healzy/domain/menus';
import { Select } from '@healzy/ui/components/Select';
import { Switch } from '@healzy/ui/components/Switch';
import { ItemPicker } from '@healzy/ui/patterns/ItemPicker';
import { Heading, Icon, Inline, Stack } from '@healzy/ui/primitives';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { itemsOf, totalOf } from '../../../app/lists/paged.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import { useLanguage } from '../../../state/language.ts';
import { useTasteWords } from '../useTasteWords.ts';
import { DishToAdd, type DishToAddProps } from './DishToAdd.tsx';

export type AddDishProps = Omit<DishToAddProps, 'dishId'>;

const EVERY = 'EVERY';
type Course = (typeof DISH_COURSES)[number];

/** Finds a dish for a meal, and puts it there in a size. */
export function AddDish({ planId, restrictions, onAdd, ...props }: AddDishProps) {
  const { t } = useTranslation(['menus', 'dishes', 'foods']);
  const formats = useFormats();
  const language = useLanguage();
  const { labels, at, foods } = props;
  const [search, setSearch] = useState('');
  const [course, setCourse] = useState<Course | typeof EVERY>(EVERY);
  const [isOfMeal, setOfMeal] = useState(true);
  const [isSuitableOnly, setSuitableOnly] = useState(true);
  const asked = useDebouncedValue(search).trim();
  const pages = useDishPages({
    language,
    ...(asked === '' ? {} : { search: asked }),
    ...(course === EVERY ? {} : { course: [course] }),
    ...(isOfMeal ? { meal: [at.meal] } : {}),
    ...(isSuitableOnly && restrictions.length > 0 ? { suitableFor: [...restrictions] } : {}),
  });
  const isCurrent = asked === search.trim() && !pages.isPlaceholderData;
  const dishes = likedFirst(itemsOf(pages), ({ id }) => foods.tasteOfDish(id));
  const total = totalOf(pages);
  return (
    <Stack as="section" gap="sm" aria-label={t('dish.add')}>
      <Heading level={3}>{t('dish.add')}</Heading>
      <ItemPicker
        label={t('dish.search')}
        placeholder={t('dish.search')}
        search={search}
        onSearch={setSearch}
        autoFocus
        state={pages.isError ? 'failed' : isCurrent && !pages.isPending ? 'ready' : 'loading'}
        onRetry={() => void pages.refetch()}
        summary={
          total === undefined
            ? undefined
            : t('dish.shown', { count: dishes.length, total: formats.number(total) })
        }
        onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
        isLoadingMore={pages.isFetchingNextPage}
        filters={
          <Inline gap="sm" align="end">
            <Select
              label={t('dishes:columns.course')}
              placeholder={t('dish.everyCourse')}
              options={[
                { id: EVERY, label: t('dish.everyCourse') },
                ...DISH_COURSES.map((id) => ({ id, label: t(`dishes:course.${id}`) })),
              ]}
              value={course}
              onChange={(next) => setCourse(next ?? EVERY)}
            />
            <Switch isSelected={isOfMeal} onChange={setOfMeal}>
              {t('dish.ofMeal', { meal: t(`foods:meal.${at.meal}`) })}
            </Switch>
            <Switch isSelected={isSuitableOnly} onChange={setSuitableOnly}>
              {t('picker.suitableOnly')}
            </Switch>
          </Inline>
        }
        items={dishes.map((dish) => ({
          id: dish.id,
          title: labels.dish(dish),
          meta: <Facts dish={dish} taste={foods.tasteOfDish(dish.id)} restrictions={restrictions} />,
        }))}
        ask={(dishId, add) => (
          <DishToAdd
            dishId={dishId}
            planId={planId}
            restrictions={restrictions}
            onAdd={(meal) => {
              onAdd(meal);
              add();
            }}
            {...props}
          />
        )}
        addLabel={(food) => t('picker.addFood', { food })}
        onAdd={() => undefined}
      />
    </Stack>
  );
}

/** What a dish is chosen by, and whether this patient may eat it. */
function Facts({
  dish: { course, energy, isEnergyComplete, minutes, missing, notFor, unknownFor },
  taste,
  restrictions,
}: {
  dish: DishSummary;
  taste: Taste;
  restrictions: readonly FoodRestriction[];
}) {
  const { t } = useTranslation(['menus', 'dishes', 'foods']);
  const formats = useFormats();
  const tasteWords = useTasteWords();
  const kcal = energy === null ? t('totals.unknown') : `${formats.number(Math.round(energy))}\u00a0kcal`;
  const { broken, isUnknown } = brokenRestrictions({ notFor, unknownFor }, restrictions);
  return (
    <Inline gap="xs" as="span">
      {[
        t(`dishes:course.${course}`),
        energy === null || isEnergyComplete ? kcal : t('dishes:atLeast', { value: kcal }),
        ...(minutes === null ? [] : [t('dishes:minutes', { count: minutes })]),
        ...tasteWords(taste),
      ].join(' · ')}
      {broken.length > 0 && (
        <>
          <Icon icon={TriangleAlert} size="xs" tone="critical" />
          {t('dish.breaks', { list: formats.list(broken.map((one) => t(`foods:restriction.${one}`))) })}
        </>
      )}
      {broken.length === 0 && (isUnknown || missing > 0) && (
        <>
          <Icon icon={CircleHelp} size="xs" tone="warning" />
          {t(isUnknown ? 'dish.unsure' : 'dishes:incomplete')}
        </>
      )}
    </Inline>
  );
}
