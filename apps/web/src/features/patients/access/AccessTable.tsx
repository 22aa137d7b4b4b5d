import type { PatientAccessAct, PatientAccessLine } from '@healzy/api/patients';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Inline, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ListTable, type ListTableProps } from '../../../app/lists/ListTable.tsx';

type Passed = 'pages' | 'toolbar' | 'empty' | 'noMatch';

interface AccessTableProps extends Pick<ListTableProps<PatientAccessLine>, Passed> {
  zone: string;
}

const TONES: Record<PatientAccessAct, StatusPillProps['tone']> = {
  READ: 'neutral',
  CREATED: 'accent',
  CHANGED: 'accent',
  REMOVED: 'warning',
  EXPORTED: 'info',
  DENIED: 'critical',
};

/** Who did what with a patient's record, newest first. */
export function AccessTable({ zone, ...table }: AccessTableProps) {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const nameOf = ({ person }: PatientAccessLine) => person.name ?? person.email ?? t('access.gone');
  const columns: DataTableColumn<PatientAccessLine>[] = [
    {
      id: 'who',
      header: t('access.who'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: (line) => (
        <Text {...(line.person.email ? { title: line.person.email } : {})}>{nameOf(line)}</Text>
      ),
    },
    {
      id: 'what',
      header: t('access.what'),
      width: 'minmax(14rem, 2fr)',
      onCard: 'aside',
      cell: ({ act, area }) => (
        <Inline gap="xs">
          <StatusPill tone={TONES[act]} label={t(`access.act.${act}`)} />
          <Text>{t(`access.part.${area}`)}</Text>
        </Inline>
      ),
      // A card has room for one of the two at its end; the other is shown with the time.
      cardCell: ({ act }) => <StatusPill tone={TONES[act]} label={t(`access.act.${act}`)} />,
    },
    {
      id: 'when',
      header: t('access.when'),
      onCard: 'detail',
      cell: ({ at }) => <Text isNumeric>{formats.dateTime(at, zone)}</Text>,
      cardCell: ({ area, at }) => (
        <Text isNumeric>{`${t(`access.part.${area}`)} · ${formats.dateTime(at, zone)}`}</Text>
      ),
    },
  ];
  return (
    <ListTable<PatientAccessLine>
      {...table}
      columns={columns}
      getRowId={(line) => line.id}
      labels={{ table: t('access.label'), rowMenu: nameOf }}
    />
  );
}
