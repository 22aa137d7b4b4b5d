import type { AuditLog } from '@healzy/api/audit-log';
import { useTranslation } from 'react-i18next';
import { ListTable, type ListTableProps } from '../../app/lists/ListTable.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';

interface AuditLogTableProps extends Pick<
  ListTableProps<AuditLog>,
  'pages' | 'toolbar' | 'empty' | 'noMatch'
> {
  isNewestFirst: boolean;
  onOrderChange: (isNewestFirst: boolean) => void;
}

/** Who did what, when and from where, newest first unless reversed. */
export function AuditLogTable({ isNewestFirst, onOrderChange, ...table }: AuditLogTableProps) {
  const { t } = useTranslation(['audit-log', 'app']);
  return (
    <ListTable<AuditLog>
      {...table}
      columns={useAuditColumns()}
      getRowId={(log) => log.id}
      sort={{ column: 'at', direction: isNewestFirst ? 'descending' : 'ascending' }}
      onSortChange={({ direction }) => onOrderChange(direction === 'descending')}
      labels={{ table: t('list'), rowMenu: (log) => log.email }}
    />
  );
}
