import { type DishSummary, type RecipeReading, useDishPages } from '@healzy/api/dishes';
import { FOOD_ORIGINS, FOOD_RESTRICTIONS, MEAL_TYPES } from '@healzy/domain/foods';
import { DISH_COURSES } from '@healzy/domain/foods/dishes';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import type { Filter } from '@healzy/ui/patterns/FiltersBar';
import { FileInput, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { useLanguage } from '../../state/language.ts';
import { dishAddress } from './dish-address.ts';
import { DISH_LIST, MINUTES, queryOf } from './dish-list.ts';
import { useDishActions } from './useDishActions.tsx';
import { useDishColumns } from './useDishColumns.tsx';
import { useDishLabels } from './useDishLabels.ts';

const DishDialog = lazyPart(async () => (await import('./DishDialog.tsx')).DishDialog);
const DishImportDialog = lazyPart(async () => (await import('./DishImportDialog.tsx')).DishImportDialog);

/** The dishes of the catalogue and of the account. */
export function DishListScreen({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['dishes', 'foods']);
  const canCreate = may('createDish', useRoles());
  const list = useListAddress(DISH_LIST);
  const labels = useDishLabels();
  const [open, setOpen] = useState<'new' | 'import' | 'read' | RecipeReading | null>(null);
  useOpenIntent('dish', () => setOpen('new'));
  useOpenIntent('import', () => setOpen('import'));
  useOpenIntent('read', () => setOpen('read'));
  const pages = useDishPages(queryOf(list, useLanguage()));
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('new')}
    </Button>
  );
  const close = () => setOpen(null);
  return (
    <>
      <AppScreen
        title={t('title')}
        tabs={tabs}
        primaryAction={create || undefined}
        moreActions={[
          {
            id: 'import',
            label: t('import.open'),
            icon: FileInput,
            isHidden: !canCreate,
            onAction: () => setOpen('import'),
          },
        ]}
      >
        <ListTable<DishSummary>
          pages={pages}
          columns={useDishColumns()}
          getRowId={({ id }) => id}
          getRowHref={({ id }) => dishAddress(id)}
          actions={useDishActions()}
          list={list}
          toolbar={
            <ListTools list={list} search={t('search')} filters={useDishFilters()} count={totalOf(pages)} />
          }
          empty={{ pictogram: 'search', title: t('empty.title'), text: t('empty.text'), action: create }}
          noMatch={{ title: t('noMatch.title'), text: t('noMatch.text'), clear: t('noMatch.clear') }}
          labels={{ table: t('list'), rowMenu: (dish) => t('rowMenu', { name: labels.name(dish) }) }}
        />
      </AppScreen>
      {canCreate && open === 'import' && <DishImportDialog onRead={setOpen} onClose={close} />}
      {canCreate && open !== null && open !== 'import' && (
        <DishDialog
          isFromText={open !== 'new'}
          {...(typeof open === 'string' ? {} : { reading: open })}
          onClose={close}
        />
      )}
    </>
  );
}

function useDishFilters(): Filter[] {
  const { t } = useTranslation(['dishes', 'foods']);
  const filter = <Id extends string>(
    id: 'course' | 'suitableFor' | 'maxMinutes' | 'meal' | 'origin',
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
    filter('course', DISH_COURSES, (id) => t(`course.${id}`)),
    filter('suitableFor', FOOD_RESTRICTIONS, (id) => t(`foods:restriction.${id}`)),
    filter('maxMinutes', MINUTES, (id) => t('upTo', { minutes: id }), 'single'),
    filter('meal', MEAL_TYPES, (id) => t(`foods:meal.${id}`)),
    filter('origin', FOOD_ORIGINS, (id) => t(`foods:origin.${id}`), 'single'),
  ];
}
