import { type Food, useFood } from '@healzy/api/foods';
import { may } from '@healzy/domain/session';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import { Stack } from '@healzy/ui/primitives';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { FoodFacts } from './FoodFacts.tsx';
import { useFoodActions } from './useFoodActions.tsx';
import { useFoodLabels } from './useFoodLabels.ts';

// Its tables are heavy, and the facts can be read meanwhile.
const FoodNutrients = lazyPart(async () => (await import('./FoodNutrients.tsx')).FoodNutrients);
const FoodDialog = lazyPart(async () => (await import('./FoodDialog.tsx')).FoodDialog);
const DeleteFoodDialog = lazyPart(async () => (await import('./DeleteFoodDialog.tsx')).DeleteFoodDialog);

/** `/foods/:foodId`: a food of the catalogue or of the account. */
export function FoodScreen() {
  const { t } = useTranslation(['foods', 'app']);
  const query = useFood(useParam('foodId'));
  const labels = useFoodLabels();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  const food = query.data;
  const canEdit = may('updateFood', useRoles()) && food?.origin === 'PERSONAL';
  const more = useFoodMenu(food);
  const duplicate = more.find(({ id }) => id === 'duplicate');
  return (
    <>
      <AppScreen
        title={food ? labels.name(food) : t('title')}
        queries={[query]}
        primaryAction={
          canEdit ? (
            <Button icon={Pencil} intent="primary" onPress={() => setOpen('edit')}>
              {t('action.edit')}
            </Button>
          ) : (
            food &&
            duplicate && (
              <Button icon={Copy} onPress={duplicate.onAction}>
                {t('action.duplicate')}
              </Button>
            )
          )
        }
        moreActions={[
          ...more,
          {
            id: 'delete',
            label: t('action.delete'),
            icon: Trash2,
            intent: 'danger',
            isHidden: !canEdit,
            onAction: () => setOpen('delete'),
          },
        ]}
      >
        {food && (
          <Stack gap="lg">
            {!food.isActive && <Banner tone="info" title={t('page.inactive')} />}
            <FoodFacts food={food} />
            <FoodNutrients food={food} />
          </Stack>
        )}
      </AppScreen>
      {food && canEdit && open === 'edit' && <FoodDialog food={food} onClose={() => setOpen(null)} />}
      {food && canEdit && open === 'delete' && <DeleteFoodDialog food={food} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What the list offers on a row, for this food. */
function useFoodMenu(food: Food | undefined): (MenuEntry & { id: string; onAction: () => void })[] {
  const actions = useFoodActions();
  if (!food) return [];
  return actions
    .filter(({ isHidden }) => !isHidden?.(food))
    .map(({ id, label, onAction }) => ({ id, label, onAction: () => onAction(food) }));
}
