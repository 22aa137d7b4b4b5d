import type { WearableMean } from '@healzy/api/wearables';
import { comparisonOf } from '@healzy/domain/wearables';
import { Card } from '@healzy/ui/components/Card';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** What the means are of. */
  each: 'day' | 'night';
  /** Why each day of the period is in no mean; null of one that is. */
  gaps: readonly (string | null)[];
  /** What the days of a mean are called in its explanation. */
  days: string;
  /** Heading of the day that a mean must not hide. */
  worst: string;
  lines: readonly MeansLine[];
  /** Said where the period before is of another source; null where it is not. */
  otherSource: string | null;
  /** What must be known of the figures. */
  children?: ReactNode;
}

/**
 * No mean without the number of its days, nor without the worst of them beside it. Where the period before has too few of
 * them, or this one, the table says that they are not to be compared. Uses the namespace `wearables-period`.
 */
export function MeansTable({
  title,
  each,
  gaps,
  days,
  worst,
  lines,
  otherSource,
  children,
}: MeansTableProps) {
  const { t } = useTranslation('wearables-period');
  const formats = useFormats();
  const ofDays = ({ value }: MeansLine, { mean, days: count }: WearableMean) =>
    t(each === 'night' ? 'means.ofNight' : 'means.ofDay', {
      value: value(mean),
      count,
      formatted: formats.number(count),
    });
  const hasGoals = lines.some(({ goal }) => goal !== undefined);
  const columns: TableColumn<MeansLine>[] = [
    {
      id: 'figure',
      header: t('means.figure'),
      minWidth: 150,
      cell: ({ name, formula, source, mean }) => (
        <GlassBox
          figure={name}
          formula={formula}
          sources={[{ name: source }]}
          inputs={[{ name: days, value: formats.number(mean.days) }]}
        >
          {name}
        </GlassBox>
      ),
    },
    {
      id: 'mean',
      header: t('means.mean'),
      align: 'end',
      minWidth: 150,
      cell: (line) => ofDays(line, line.mean),
    },
    {
      id: 'worst',
      header: worst,
      align: 'end',
      minWidth: 170,
      cell: ({ value, mean }) =>
        mean.worst === null
          ? '–'
          : t('means.worstOn', { value: value(mean.worst.value), day: formats.shortDay(mean.worst.date) }),
    },
    {
      id: 'before',
      header: t('means.before'),
      align: 'end',
      minWidth: 150,
      cell: (line) => {
        if (line.before === undefined) return '–';
        const before = ofDays(line, line.before);
        if (comparisonOf(line.mean, line.before, gaps) === 'COMPARABLE') return before;
        return (
          <Stack gap="none">
            <span>{before}</span>
            <Text size="sm" tone="muted">
              {t(each === 'night' ? 'means.tooFewNights' : 'means.tooFewDays')}
            </Text>
          </Stack>
        );
      },
    },
    ...(hasGoals
      ? [{ id: 'goal', header: t('means.goal'), minWidth: 190, cell: ({ goal = '–' }: MeansLine) => goal }]
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
        {otherSource !== null && <InlineMessage tone="warning">{otherSource}</InlineMessage>}
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
