import { type Dish, useDish } from '@healzy/api/dishes';
import { may } from '@healzy/domain/session';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Stack } from '@healzy/ui/primitives';
import { Copy, Pencil, Printer, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { DishFacts, DishFigures, DishIngredients, DishSteps } from './DishParts.tsx';
import { useDishActions } from './useDishActions.tsx';
import { useDishLabels } from './useDishLabels.ts';

const DishDialog = lazyPart(async () => (await import('./DishDialog.tsx')).DishDialog);
const DishPaper = lazyPart(async () => (await import('./DishPaper.tsx')).DishPaper);

/** A dish of the catalogue or of the account. */
export function DishScreen({ id, tabs }: { id: string; tabs: ReactNode }) {
  const { t } = useTranslation(['dishes', 'app']);
  const query = useDish(id);
  const labels = useDishLabels();
  const [open, setOpen] = useState<'edit' | 'paper' | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  const dish = query.data;
  const canEdit = may('updateDish', useRoles()) && dish?.origin === 'PERSONAL';
  const actions = useDishActions();
  const act = (name: string) => () => dish && actions.find((each) => each.id === name)?.onAction(dish);
  return (
    <>
      <AppScreen
        title={dish ? labels.name(dish) : t('title')}
        tabs={tabs}
        queries={[query]}
        primaryAction={
          canEdit ? (
            <Button icon={Pencil} intent="primary" onPress={() => setOpen('edit')}>
              {t('action.edit')}
            </Button>
          ) : dish && actions.length > 0 ? (
            <Button icon={Copy} onPress={act('duplicate')}>
              {t('action.duplicate')}
            </Button>
          ) : undefined
        }
        moreActions={[
          {
            id: 'print',
            label: t('action.print'),
            icon: Printer,
            isHidden: !dish,
            onAction: () => setOpen('paper'),
          },
          {
            id: 'duplicate',
            label: t('action.duplicate'),
            icon: Copy,
            isHidden: !canEdit,
            onAction: act('duplicate'),
          },
          {
            id: 'delete',
            label: t('action.delete'),
            icon: Trash2,
            intent: 'danger',
            isHidden: !canEdit,
            onAction: act('delete'),
          },
        ]}
      >
        {dish &&
          (open === 'paper' ? (
            <DishPaper dish={dish} onClose={() => setOpen(null)} />
          ) : (
            <Stack gap="lg">
              <DishDoubt dish={dish} />
              <DishFacts dish={dish} />
              <DishIngredients dish={dish} />
              <DishSteps dish={dish} />
              <DishFigures dish={dish} />
            </Stack>
          ))}
      </AppScreen>
      {dish && canEdit && open === 'edit' && <DishDialog dish={dish} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What is said of a dish of which not all is known. */
function DishDoubt({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dishes');
  const formats = useFormats();
  const missing = dish.ingredients.filter(({ food }) => food === null).map(({ name }) => name ?? t('noName'));
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning" title={t('missing.title', { count: missing.length })}>
      {t('missing.text', { names: formats.list(missing) })}
    </Banner>
  );
}
