import { type FoodSummary, useFoodPages } from '@healzy/api/foods';
import { FOOD_CATEGORIES, FOOD_ORIGINS, FOOD_RESTRICTIONS, MEAL_TYPES } from '@healzy/domain/foods';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import type { Filter } from '@healzy/ui/patterns/FiltersBar';
import { CookingPot, FileUp, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
import { FAVOURITES, FOOD_LIST, FOOD_STATES, queryOf, TIER_IDS } from './food-list.ts';
import { useFoodActions } from './useFoodActions.tsx';
import { useFoodColumns } from './useFoodColumns.tsx';
import { useFoodLabels } from './useFoodLabels.ts';

const FoodDialog = lazyPart(async () => (await import('./FoodDialog.tsx')).FoodDialog);

/** The catalogue and the foods of the account. */
export function FoodListScreen({ tabs }: { tabs: ReactNode }) {
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
        tabs={tabs}
        primaryAction={create || undefined}
        moreActions={[
          {
            id: 'recipe',
            label: t('newRecipe'),
            icon: CookingPot,
            isHidden: !canCreate,
            onAction: () => setCreating('recipe'),
          },
          {
            id: 'import',
            label: t('import'),
            icon: FileUp,
            isHidden: !canCreate,
            onAction: () => void navigate('/foods/import'),
          },
        ]}
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
  const filter = <Id extends string>(
    id: 'category' | 'suitableFor' | 'meal' | 'tier' | 'origin' | 'state' | 'favourite',
    choices: readonly Id[],
    nameOf: (choice: Id) => string,
    selectionMode: 'single' | 'multiple' = 'multiple',
  ): Filter => ({
    kind: 'choice',
    id,
    label: t(`filters.${id}`),
    selectionMode,
    options: choices.map((choice) => ({ id: choice, label: nameOf(choice) })),
  });
  return [
    filter('category', FOOD_CATEGORIES, (id) => t(`category.${id}`)),
    filter('suitableFor', FOOD_RESTRICTIONS, (id) => t(`restriction.${id}`)),
    filter('meal', MEAL_TYPES, (id) => t(`meal.${id}`)),
    filter('tier', TIER_IDS, (id) => t(`tier.${id}`)),
    filter('origin', FOOD_ORIGINS, (id) => t(`origin.${id}`), 'single'),
    filter('state', FOOD_STATES, (id) => t(`state.${id}`), 'single'),
    filter('favourite', FAVOURITES, () => t('onlyFavourites'), 'single'),
  ];
}
