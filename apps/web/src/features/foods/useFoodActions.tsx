import { type Food, type FoodSummary, useDuplicateFood, useFoodSettings } from '@healzy/api/foods';
import { may } from '@healzy/domain/session';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import type { LucideIcon } from '@healzy/ui/primitives';
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
  const setting = (
    id: 'favourite' | 'unfavourite' | 'deactivate' | 'activate',
    SettingIcon: LucideIcon,
    body: { isActive: boolean } | { isFavourite: boolean },
    isHidden: (food: Listed) => boolean,
  ): DataTableAction<Listed> => ({
    id,
    label: t(`action.${id}`),
    icon: <SettingIcon size={16} aria-hidden />,
    isQuick: 'isFavourite' in body,
    isHidden,
    onAction: (food) =>
      settings.mutate(
        { id: food.id, body },
        {
          onSuccess: () => notifySuccess('food.edit'),
          onError: (error) => tellFailed('food.edit', error),
        },
      ),
  });
  if (!may('setFoodSettings', roles)) return [];
  return [
    setting('favourite', Star, { isFavourite: true }, ({ isFavourite }) => isFavourite),
    setting('unfavourite', StarOff, { isFavourite: false }, ({ isFavourite }) => !isFavourite),
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
    setting('deactivate', EyeOff, { isActive: false }, ({ isActive }) => !isActive),
    setting('activate', Eye, { isActive: true }, ({ isActive }) => isActive),
  ];
}
