import type { AuditLog } from '@healzy/api/audit-log';
import { DataTable, type DataTableProps } from '@healzy/ui/patterns/DataTable';
import { useTranslation } from 'react-i18next';
import { useAuditColumns } from './useAuditColumns.tsx';

type Passed = 'rows' | 'total' | 'hasMore' | 'onLoadMore' | 'state' | 'toolbar' | 'empty' | 'failed';

interface AuditLogTableProps extends Pick<DataTableProps<AuditLog>, Passed> {
  isNewestFirst: boolean;
  onOrderChange: (isNewestFirst: boolean) => void;
}

/** Who did what, when and from where, newest first unless turned round. */
export function AuditLogTable({ isNewestFirst, onOrderChange, ...table }: AuditLogTableProps) {
  const { t } = useTranslation(['audit-log', 'app']);
  return (
    <DataTable<AuditLog>
      {...table}
      columns={useAuditColumns()}
      getRowId={(log) => log.id}
      sort={{ column: 'at', direction: isNewestFirst ? 'descending' : 'ascending' }}
      onSortChange={({ direction }) => onOrderChange(direction === 'descending')}
      labels={{
        table: t('list'),
        rowMenu: (log) => log.email,
      }}
    />
  );
}
