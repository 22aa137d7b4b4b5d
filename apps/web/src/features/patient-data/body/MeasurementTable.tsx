import type { BodyMeasurement } from '@healzy/api/patient-data/measurements';
import type { BodyMagnitude } from '@healzy/domain/patient-data';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { useBodyLabels } from './useBodyLabels.ts';

/** The magnitudes with a column of their own; the others share one. */
const COLUMNS: readonly BodyMagnitude[] = ['weightKg', 'fatPercent', 'musclePercent', 'waistCm', 'hipCm'];
/** Keeps the table short: the rest shows on demand. */
const SHOWN_AT_FIRST = 12;

export interface MeasurementTableProps {
  measurements: readonly BodyMeasurement[];
  /** The measurement that a note cites and the address leads to. */
  citedId?: string | null;
  canEdit: boolean;
  onEdit: (measurement: BodyMeasurement) => void;
  onRemove: (measurement: BodyMeasurement) => void;
}

/** Every measurement, latest first: what was measured, by whom. */
export function MeasurementTable(props: MeasurementTableProps) {
  const { measurements, citedId, canEdit, onEdit, onRemove } = props;
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const labels = useBodyLabels();
  const [showsAll, setShowsAll] = useState(false);
  const isCitedBelow = measurements.findIndex(({ id }) => id === citedId) >= SHOWN_AT_FIRST;
  const rows = showsAll || isCitedBelow ? measurements : measurements.slice(0, SHOWN_AT_FIRST);
  const columns: TableColumn<BodyMeasurement>[] = [
    {
      id: 'day',
      header: t('body.table.day'),
      width: 104,
      isRowHeader: true,
      cell: ({ measuredOn }) => formats.column.day(measuredOn),
    },
    ...COLUMNS.map((id): TableColumn<BodyMeasurement> => ({
      id,
      header: labels.name(id),
      align: 'end',
      minWidth: 104,
      cell: ({ figures }) => (figures[id] === null ? '–' : labels.value(id, figures[id])),
    })),
    {
      id: 'other',
      header: t('body.table.other'),
      minWidth: 280,
      width: '2fr',
      cell: ({ figures, note }) => (
        <Stack gap="none">
          <Text size="sm">{labels.list(figures, COLUMNS) || '–'}</Text>
          {note !== null && (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'by',
      header: t('body.table.by'),
      minWidth: 160,
      cell: ({ author, source }) => (
        <Stack gap="none">
          {author && <Text size="sm">{fullName(author)}</Text>}
          <Text size="sm" tone="muted">
            {t(`body.source.${source}`)}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Card title={t('body.table.title')}>
      <Stack gap="md">
        <Table
          caption={t('body.table.title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          markedId={citedId ?? undefined}
          {...(canEdit
            ? {
                actions: (row: BodyMeasurement) => [
                  {
                    id: 'edit',
                    label: t('body.table.edit'),
                    icon: Pencil,
                    onAction: () => onEdit(row),
                  },
                  {
                    id: 'remove',
                    label: t('body.table.remove'),
                    icon: Trash2,
                    isDanger: true,
                    onAction: () => onRemove(row),
                  },
                ],
                actionLabels: {
                  header: t('body.table.actions'),
                  row: (row: BodyMeasurement) => t('body.table.row', { day: formats.day(row.measuredOn) }),
                },
              }
            : {})}
        />
        {rows.length < measurements.length && (
          <Inline>
            <Button intent="quiet" onPress={() => setShowsAll(true)}>
              {t('body.table.more', { count: measurements.length })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
