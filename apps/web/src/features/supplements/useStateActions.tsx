import { type PatientSupplement, useSetPatientSupplementState } from '@healzy/api/supplements';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../app/messages.ts';

/** Activates or deactivates what a patient takes, and says how it went. */
export function useSetState(): (id: string, isActive: boolean) => void {
  const state = useSetPatientSupplementState();
  return (id, isActive) =>
    state.mutate(
      { id, isActive },
      {
        onSuccess: () => notifySuccess('supplement.edit'),
        onError: (error) => tellFailed('supplement.edit', error),
      },
    );
}

/** The actions to activate and deactivate, for the rows of a list. */
export function useStateActions(): readonly DataTableAction<PatientSupplement>[] {
  const { t } = useTranslation('supplements');
  const set = useSetState();
  return [
    {
      id: 'deactivate',
      label: t('deactivate'),
      icon: <EyeOff size={16} aria-hidden />,
      isHidden: ({ isActive }) => !isActive,
      onAction: ({ id }) => set(id, false),
    },
    {
      id: 'activate',
      label: t('activate'),
      icon: <Eye size={16} aria-hidden />,
      isHidden: ({ isActive }) => isActive,
      onAction: ({ id }) => set(id, true),
    },
  ];
}
