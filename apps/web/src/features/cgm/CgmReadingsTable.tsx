import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { useTranslation } from 'react-i18next';

/** A reading in words. */
export interface ReadingRow {
  id: string;
  at: string;
  recorded: string;
  counts: string;
  minutes: string;
  file: string;
  row: string;
}

/** Readings with what the file says, what they count as, and the row that they are in. */
export function CgmReadingsTable({ rows }: { rows: readonly ReadingRow[] }) {
  const { t } = useTranslation('cgm-canvas');
  const column = (
    id: Exclude<keyof ReadingRow, 'id'>,
    more: Partial<TableColumn<ReadingRow>> = {},
  ): TableColumn<ReadingRow> => ({ id, header: t(`readings.${id}`), cell: (row) => row[id], ...more });
  return (
    <Table
      caption={t('readings.title')}
      isCaptionHidden
      columns={[
        column('at'),
        column('recorded', { align: 'end' }),
        column('counts', { align: 'end' }),
        column('minutes', { align: 'end' }),
        column('file'),
        column('row', { align: 'end' }),
      ]}
      rows={rows}
      getRowId={({ id }) => id}
      empty={t('chosen.none')}
    />
  );
}
