import { type DishSummary, useDeleteDish, useDuplicateDish, useRestoreDish } from '@healzy/api/dishes';
import { may } from '@healzy/domain/session';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notifySuccess, report, tellFailed } from '../../app/messages.ts';
import { useRoles } from '../../state/account.ts';
import { DISHES, dishAddress } from './dish-address.ts';

type Listed = Pick<DishSummary, 'id' | 'origin'>;

/** What can be done with a dish without a form; empty for those who only read. */
export function useDishActions(): readonly DataTableAction<Listed>[] {
  const { t } = useTranslation('dishes');
  const canEdit = may('duplicateDish', useRoles());
  const navigate = useNavigate();
  const duplicate = useDuplicateDish();
  const remove = useDeleteDish();
  const restore = useRestoreDish();
  if (!canEdit) return [];
  const copy = async (id: string) => {
    try {
      const made = await duplicate.mutateAsync({ id, attempt: {} });
      await navigate(dishAddress(made.id));
      notifySuccess('dish.create');
    } catch (error) {
      tellFailed('dish.create', error);
    }
  };
  const erase = async (id: string) => {
    try {
      await remove.mutateAsync(id);
    } catch (error) {
      tellFailed('dish.delete', error);
      return;
    }
    await navigate(DISHES);
    const undo = () => void report('dish.restore', restore.mutateAsync({ id, attempt: {} }));
    notifySuccess('dish.delete', {}, { undo: { of: `dish/${id}`, run: undo } });
  };
  return [
    {
      id: 'duplicate',
      label: t('action.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onAction: ({ id }) => void copy(id),
    },
    {
      id: 'delete',
      label: t('action.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isHidden: ({ origin }) => origin === 'PROVIDER',
      onAction: ({ id }) => void erase(id),
    },
  ];
}
