import { type FoodSummary, useFoodPages } from '@healzy/api/foods';
import { FOOD_CATEGORIES, FOOD_ORIGINS, FOOD_RESTRICTIONS, MEAL_TYPES } from '@healzy/domain/foods';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import type { Filter } from '@healzy/ui/patterns/FiltersBar';
import { CookingPot, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { useLanguage } from '../../state/language.ts';
import { FOOD_LIST, FOOD_STATES, queryOf, TIER_IDS } from './food-list.ts';
import { useFoodActions } from './useFoodActions.tsx';
import { useFoodColumns } from './useFoodColumns.tsx';
import { useFoodLabels } from './useFoodLabels.ts';

const FoodDialog = lazyPart(async () => (await import('./FoodDialog.tsx')).FoodDialog);

/** `/foods`: the catalogue and the foods of the account. */
export function FoodListScreen() {
  const { t } = useTranslation(['foods', 'app']);
  const canCreate = may('createFood', useRoles());
  const navigate = useNavigate();
  const list = useListAddress(FOOD_LIST);
  const labels = useFoodLabels();
  const [creating, setCreating] = useState<'food' | 'recipe' | null>(null);
  useOpenIntent('food', () => setCreating('food'));
  useOpenIntent('recipe', () => setCreating('recipe'));
  const pages = useFoodPages(queryOf(list, useLanguage()));
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={() => setCreating('food')}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <AppScreen
        title={t('title')}
        primaryAction={create || undefined}
        moreActions={
          canCreate
            ? [
                {
                  id: 'recipe',
                  label: t('newRecipe'),
                  icon: CookingPot,
                  onAction: () => setCreating('recipe'),
                },
                {
                  id: 'import',
                  label: t('import'),
                  icon: FileUp,
                  onAction: () => void navigate('/foods/import'),
                },
              ]
            : []
        }
      >
        <ListTable<FoodSummary>
          pages={pages}
          columns={useFoodColumns()}
          getRowId={({ id }) => id}
          getRowHref={({ id }) => pathTo('/foods/:foodId', { foodId: id })}
          actions={useFoodActions()}
          list={list}
          toolbar={
            <ListTools list={list} search={t('search')} filters={useFoodFilters()} count={totalOf(pages)} />
          }
          empty={{ pictogram: 'search', title: t('empty.title'), text: t('empty.text'), action: create }}
          noMatch={{ title: t('noMatch.title'), text: t('noMatch.text'), clear: t('noMatch.clear') }}
          labels={{ table: t('list'), rowMenu: (food) => t('rowMenu', { name: labels.name(food) }) }}
        />
      </AppScreen>
      {canCreate && creating && (
        <FoodDialog isRecipe={creating === 'recipe'} onClose={() => setCreating(null)} />
      )}
    </>
  );
}

function useFoodFilters(): Filter[] {
  const { t } = useTranslation('foods');
  const one = { kind: 'choice', selectionMode: 'single' } as const;
  return [
    {
      kind: 'choice',
      id: 'category',
      label: t('filters.category'),
      options: FOOD_CATEGORIES.map((id) => ({ id, label: t(`category.${id}`) })),
    },
    {
      kind: 'choice',
      id: 'suitableFor',
      label: t('filters.suitableFor'),
      options: FOOD_RESTRICTIONS.map((id) => ({ id, label: t(`restriction.${id}`) })),
    },
    {
      kind: 'choice',
      id: 'meal',
      label: t('filters.meal'),
      options: MEAL_TYPES.map((id) => ({ id, label: t(`meal.${id}`) })),
    },
    {
      kind: 'choice',
      id: 'tier',
      label: t('filters.tier'),
      options: TIER_IDS.map((id) => ({ id, label: t(`tier.${id as '1' | '2' | '3'}`) })),
    },
    {
      ...one,
      id: 'origin',
      label: t('filters.origin'),
      options: FOOD_ORIGINS.map((id) => ({ id, label: t(`origin.${id}`) })),
    },
    {
      ...one,
      id: 'state',
      label: t('filters.state'),
      options: FOOD_STATES.map((id) => ({ id, label: t(`state.${id}`) })),
    },
    {
      ...one,
      id: 'favourite',
      label: t('filters.favourite'),
      options: [{ id: 'YES', label: t('onlyFavourites') }],
    },
  ];
}
