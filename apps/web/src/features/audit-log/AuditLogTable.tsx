import type { AuditKind, AuditLog } from '@healzy/api/audit-log';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { CutText } from '../../app/lists/CutText.tsx';
import { ListTable, type ListTableProps } from '../../app/lists/ListTable.tsx';
import { useFormats } from '../../app/formats.ts';
import { KIND_GROUPS } from './audit-filters.ts';

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

const FAILED: readonly AuditKind[] = KIND_GROUPS.FAILED;

/** Columns of the log: the specification's e-mail, IP, date and hour, and what happened as text. */
function useAuditColumns(): readonly DataTableColumn<AuditLog>[] {
  const { t } = useTranslation('audit-log');
  const formats = useFormats();
  const detailsOf = useAuditLabels();
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
      cell: (log) => <CutText text={log.email} />,
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
      cell: (log) => <CutText text={detailsOf(log)} tone="muted" />,
    },
    {
      id: 'at',
      header: t('columns.date'),
      width: '6.5rem',
      isSortable: true,
      onCard: 'aside',
      cell: (log) => <Text isNumeric>{formats.column.day(log.date)}</Text>,
      cardCell: (log) => (
        <Text isNumeric tone="muted">
          {`${formats.day(log.date)}, ${log.hour.slice(0, 5)}`}
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
      cell: (log) => <CutText text={log.ip} isNumeric />,
    },
  ];
}

type Part = string | undefined;

/** The details of an entry besides its kind, in one line: to whom it was done, from what to what, with which device. */
function useAuditLabels() {
  const { t, i18n } = useTranslation(['audit-log', 'app']);
  const fieldName = (field: string): string =>
    i18n.exists(`audit-log:field.${field}`)
      ? (i18n.t as (key: string) => string)(`audit-log:field.${field}`)
      : field;
  const roles = (held: AuditLog['details']['rolesAfter']): string =>
    (held ?? []).map((role) => t(`app:role.${role}`)).join(', ');

  const rolesOf = ({ rolesBefore, rolesAfter }: AuditLog['details']): Part => {
    if (rolesAfter === undefined) return rolesBefore && roles(rolesBefore);
    return rolesBefore === undefined
      ? roles(rolesAfter)
      : t('roles', { before: roles(rolesBefore), after: roles(rolesAfter) });
  };
  const deviceOf = ({ browser, system }: AuditLog): Part =>
    browser !== null && system !== null ? t('device', { browser, system }) : (browser ?? system ?? undefined);

  return (log: AuditLog): string => {
    const { details, subject } = log;
    const { exported, chart, rows, fields, name, method, reassigned } = details;
    const parts: Part[] = [
      subject?.email,
      rolesOf(details),
      exported && t(`exported.${exported}`),
      chart && t(`chart.${chart}`),
      rows === undefined ? undefined : t('rows', { count: rows }),
      method && t(`method.${method}`),
      fields?.map(fieldName).join(', '),
      name,
      reassigned === undefined ? undefined : t('reassigned', { count: reassigned }),
      deviceOf(log),
    ];
    const line = parts.filter((part) => part !== undefined && part !== '').join(' · ');
    // Our own sentences begin with a capital; an address stays unchanged.
    return subject === null ? line.charAt(0).toLocaleUpperCase(i18n.language) + line.slice(1) : line;
  };
}
