import type { AuditKind, AuditLog } from '@healzy/api/audit-log';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { KIND_GROUPS } from './audit-filters.ts';
import { useAuditWords } from './useAuditWords.ts';

const FAILED: readonly AuditKind[] = KIND_GROUPS.FAILED;

/** Columns of the log: the specification's e-mail, IP, date and hour, and what happened as text. */
export function useAuditColumns(): readonly DataTableColumn<AuditLog>[] {
  const { t } = useTranslation('audit-log');
  const formats = useFormats();
  const detailsOf = useAuditWords();
  const whatOf = ({ kind }: AuditLog) => (
    <Text title={t(`kind.${kind}`)} {...(FAILED.includes(kind) ? { tone: 'critical' } : {})}>
      {t(`kind.${kind}`)}
    </Text>
  );
  return [
    {
      id: 'email',
      header: t('columns.email'),
      width: 'minmax(11rem, 1.6fr)',
      onCard: 'title',
      cell: (log) => (
        <Text isTruncated title={log.email}>
          {log.email}
        </Text>
      ),
    },
    {
      id: 'what',
      header: t('columns.what'),
      width: 'minmax(11rem, 1.6fr)',
      onCard: 'detail',
      cell: whatOf,
      cardCell: (log) => (
        <>
          {whatOf(log)}
          {detailsOf(log) && ` · ${detailsOf(log)}`}
        </>
      ),
    },
    {
      id: 'details',
      header: t('columns.details'),
      width: 'minmax(11rem, 2fr)',
      cell: (log) => {
        const details = detailsOf(log);
        return (
          <Text isTruncated tone="muted" title={details}>
            {details}
          </Text>
        );
      },
    },
    {
      id: 'at',
      header: t('columns.date'),
      width: '6.5rem',
      isSortable: true,
      onCard: 'aside',
      cell: (log) => <Text isNumeric>{formats.day(log.date)}</Text>,
      cardCell: (log) => (
        <Text isNumeric tone="muted">
          {formats.day(log.date)} {log.hour.slice(0, 5)}
        </Text>
      ),
    },
    {
      id: 'hour',
      header: t('columns.hour'),
      width: '5.5rem',
      cell: (log) => <Text isNumeric>{log.hour}</Text>,
    },
    {
      id: 'ip',
      header: t('columns.ip'),
      width: 'minmax(8rem, 0.8fr)',
      cell: (log) => (
        <Text isNumeric isTruncated title={log.ip}>
          {log.ip}
        </Text>
      ),
    },
  ];
}
