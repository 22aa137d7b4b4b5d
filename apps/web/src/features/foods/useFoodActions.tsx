import { type Food, type FoodSummary, useDuplicateFood, useFoodSettings } from '@healzy/api/foods';
import { may } from '@healzy/domain/session';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import { Copy, Eye, EyeOff, Star, StarOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';

type Listed = Pick<Food | FoodSummary, 'id' | 'isActive' | 'isFavourite'>;

/** What can be done with a food without a form; empty for those who only read. */
export function useFoodActions(): readonly DataTableAction<Listed>[] {
  const { t } = useTranslation('foods');
  const roles = useRoles();
  const navigate = useNavigate();
  const settings = useFoodSettings();
  const duplicate = useDuplicateFood();
  const set = (id: string, body: { isActive: boolean } | { isFavourite: boolean }): void =>
    settings.mutate(
      { id, body },
      {
        onSuccess: () => notifySuccess('food.edit'),
        onError: (error) => tellFailed('food.edit', error),
      },
    );
  if (!may('setFoodSettings', roles)) return [];
  return [
    {
      id: 'favourite',
      label: t('action.favourite'),
      icon: <Star size={16} aria-hidden />,
      isQuick: true,
      isHidden: ({ isFavourite }) => isFavourite,
      onAction: ({ id }) => set(id, { isFavourite: true }),
    },
    {
      id: 'unfavourite',
      label: t('action.unfavourite'),
      icon: <StarOff size={16} aria-hidden />,
      isQuick: true,
      isHidden: ({ isFavourite }) => !isFavourite,
      onAction: ({ id }) => set(id, { isFavourite: false }),
    },
    {
      id: 'duplicate',
      label: t('action.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onAction: ({ id }) =>
        duplicate.mutate(
          { id, attempt: {} },
          {
            onSuccess: async (copy) => {
              await navigate(pathTo('/foods/:foodId', { foodId: copy.id }));
              notifySuccess('food.create');
            },
            onError: (error) => tellFailed('food.create', error),
          },
        ),
    },
    {
      id: 'deactivate',
      label: t('action.deactivate'),
      icon: <EyeOff size={16} aria-hidden />,
      isHidden: ({ isActive }) => !isActive,
      onAction: ({ id }) => set(id, { isActive: false }),
    },
    {
      id: 'activate',
      label: t('action.activate'),
      icon: <Eye size={16} aria-hidden />,
      isHidden: ({ isActive }) => isActive,
      onAction: ({ id }) => set(id, { isActive: true }),
    },
  ];
}
