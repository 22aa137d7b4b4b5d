import type { WearableNight, WearableSleep } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { type SleepMetric, useSleepTexts } from './useSleepTexts.ts';

const ROWS = [
  { id: 'EFFICIENCY', metric: 'SLEEP_EFFICIENCY', of: 'efficiency' },
  { id: 'LATENCY', metric: 'SLEEP_LATENCY', of: 'latencyS' },
  { id: 'WASO', metric: 'SLEEP_WASO', of: 'wasoS' },
] as const satisfies readonly { id: string; metric: SleepMetric; of: string }[];
type Row = (typeof ROWS)[number];

/** Whether our rule makes the difference in its direction: less time to divide by gives a device more, gaps give us more. */
const explains = (figure: Row['id'], ours: number, device: number): boolean =>
  figure === 'EFFICIENCY' ? device > ours : figure === 'WASO' ? ours > device : true;

/** Our figures beside those that each device computed itself, and why they differ. */
export function DeviceFigures({
  night,
  disagreements,
}: {
  night: WearableSleep;
  disagreements: WearableNight['disagreements'];
}) {
  const { t } = useTranslation('wearables-sleep');
  const texts = useSleepTexts();
  const said = night.devices.filter((device) => ROWS.some(({ of }) => device[of] !== null));
  const columns: TableColumn<Row>[] = [
    { id: 'figure', header: t('device.figure'), minWidth: 130, cell: ({ metric }) => t(`metric.${metric}`) },
    {
      id: 'ours',
      header: t('device.ours'),
      align: 'end',
      minWidth: 90,
      cell: ({ metric, of }) => texts.value(metric, night.figures[of]),
    },
    ...said.map((device, index) => ({
      id: String(index),
      header: t('device.of', { source: device.source }),
      align: 'end' as const,
      minWidth: 90,
      cell: ({ metric, of }: Row) => texts.value(metric, device[of]),
    })),
  ];
  return (
    <Card title={t('device.title')}>
      {said.length === 0 ? (
        <Text tone="muted">{t('device.none')}</Text>
      ) : (
        <Stack gap="sm">
          <Table
            caption={t('device.title')}
            isCaptionHidden
            columns={columns}
            rows={ROWS}
            getRowId={({ id }) => id}
          />
          {disagreements.map(({ figure, source, ours, device }) => {
            const { metric } = ROWS.find(({ id }) => id === figure)!;
            return (
              <InlineMessage key={`${figure} ${source}`} tone="info">
                {t(explains(figure, ours, device) ? `device.reason.${figure}` : 'device.unexplained', {
                  figure: t(`metric.${metric}`),
                  source,
                  ours: texts.value(metric, ours),
                  device: texts.value(metric, device),
                })}
              </InlineMessage>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
