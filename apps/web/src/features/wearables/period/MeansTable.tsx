import type { WearableMean } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/formats.ts';

export interface MeansLine {
  readonly id: string;
  readonly name: string;
  /** How it came about, and who says so. */
  readonly formula: string;
  readonly source: string;
  readonly mean: WearableMean;
  /** Of the period before. */
  readonly before: WearableMean | undefined;
  readonly goal?: string;
  readonly value: (amount: number | null) => string;
}

export interface MeansTableProps {
  title: string;
  labels: {
    figure: string;
    mean: string;
    worst: string;
    before: string;
    goal: string;
    /** What the days of a mean are called in its explanation. */
    days: string;
    worstOn: (read: { value: string; day: string }) => string;
    ofDays: (read: { value: string; count: number; formatted: string }) => string;
  };
  lines: readonly MeansLine[];
  /** What must be known of the figures. */
  children?: ReactNode;
}

/** No mean without the number of its days, nor without the worst of them beside it. */
export function MeansTable({ title, labels, lines, children }: MeansTableProps) {
  const formats = useFormats();
  const ofDays = ({ value }: MeansLine, { mean, days }: WearableMean) =>
    labels.ofDays({ value: value(mean), count: days, formatted: formats.number(days) });
  const hasGoals = lines.some(({ goal }) => goal !== undefined);
  const columns: TableColumn<MeansLine>[] = [
    {
      id: 'figure',
      header: labels.figure,
      minWidth: 150,
      cell: ({ name, formula, source, mean: { days } }) => (
        <GlassBox
          figure={name}
          formula={formula}
          sources={[{ name: source }]}
          inputs={[{ name: labels.days, value: formats.number(days) }]}
        >
          {name}
        </GlassBox>
      ),
    },
    {
      id: 'worst',
      header: labels.worst,
      align: 'end',
      minWidth: 170,
      cell: ({ value, mean: { worst } }) =>
        worst === null
          ? '–'
          : labels.worstOn({ value: value(worst.value), day: formats.shortDay(worst.date) }),
    },
    {
      id: 'mean',
      header: labels.mean,
      align: 'end',
      minWidth: 150,
      cell: (line) => ofDays(line, line.mean),
    },
    {
      id: 'before',
      header: labels.before,
      align: 'end',
      minWidth: 150,
      cell: (line) => (line.before === undefined ? '–' : ofDays(line, line.before)),
    },
    ...(hasGoals
      ? [{ id: 'goal', header: labels.goal, minWidth: 190, cell: ({ goal = '–' }: MeansLine) => goal }]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Card title={title}>
      <Stack gap="sm">
        <Table
          caption={title}
          isCaptionHidden
          columns={columns}
          rows={lines}
          getRowId={({ id }) => id}
          getRowName={({ name }) => name}
        />
        {children}
      </Stack>
    </Card>
  );
}

/** The mean of a metric, where there is one. */
export const meanOf = (
  means: readonly WearableMean[],
  metric: WearableMean['metric'],
): WearableMean | undefined => means.find((each) => each.metric === metric && each.mean !== null);
