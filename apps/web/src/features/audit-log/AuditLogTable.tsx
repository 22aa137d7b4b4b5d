import type { AuditLog } from '@healzy/api/audit-log';
import { useTranslation } from 'react-i18next';
import { ListTable, type ListTableProps } from '../../app/lists/ListTable.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';

type AuditLogTableProps = Pick<ListTableProps<AuditLog>, 'pages' | 'toolbar' | 'empty' | 'noMatch' | 'list'>;

/** Who did what, when and from where, newest first unless reversed. */
export function AuditLogTable(table: AuditLogTableProps) {
  const { t } = useTranslation(['audit-log', 'app']);
  return (
    <ListTable<AuditLog>
      {...table}
      columns={useAuditColumns()}
      getRowId={(log) => log.id}
      labels={{ table: t('list'), rowMenu: (log) => log.email }}
    />
  );
}
