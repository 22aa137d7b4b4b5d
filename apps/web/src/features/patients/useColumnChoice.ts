import type { DataTableColumnState } from '@healzy/ui/patterns/DataTable';
import { useState } from 'react';
import { useSessionUser } from '../../state/session.ts';
import { rememberColumns, rememberedColumns } from './column-choice.ts';

/** The columns of the list as this user chose them on this device. */
export function useColumnChoice(): [DataTableColumnState, (state: DataTableColumnState) => void] {
  const userId = useSessionUser()?.userId ?? '';
  const [columns, setColumns] = useState(() => rememberedColumns(userId));
  return [
    columns,
    (next) => {
      setColumns(next);
      rememberColumns(userId, next);
    },
  ];
}
