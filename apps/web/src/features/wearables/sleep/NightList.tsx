import type { WearableNight } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useSleepTexts } from './useSleepTexts.ts';

/** Every day of the period, the latest first; each leads to its night. */
export function NightList({
  nights,
  hrefOf,
}: {
  nights: readonly WearableNight[];
  hrefOf: (date: string) => string;
}) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const texts = useSleepTexts();
  const remarksOf = ({ night, gap, others, manual, disagreements }: WearableNight) =>
    [
      ...(gap === null ? [] : [t(`nights.gap.${gap}`)]),
      ...(night === null ? [] : [texts.changed(night) ?? []].flat()),
      ...(others.length > 0
        ? [t('nights.others', { count: others.length, formatted: formats.number(others.length) })]
        : []),
      ...(manual.length > 0 ? [t('nights.manual')] : []),
      ...(disagreements.length > 0 ? [t('nights.disagrees')] : []),
    ].join('; ');
  const columns: TableColumn<WearableNight>[] = [
    {
      id: 'day',
      header: t('nights.day'),
      minWidth: 104,
      cell: ({ date }) => <Link href={hrefOf(date)}>{formats.shortDay(date)}</Link>,
    },
    {
      id: 'hours',
      header: t('nights.hours'),
      minWidth: 110,
      cell: ({ night }) => (night === null ? t('nights.none') : texts.span(night)),
    },
    {
      id: 'asleep',
      header: t('nights.asleep'),
      align: 'end',
      minWidth: 100,
      cell: ({ night }) => texts.duration(night?.figures.sleepS ?? null),
    },
    {
      id: 'efficiency',
      header: t('nights.efficiency'),
      align: 'end',
      minWidth: 90,
      cell: ({ night }) => texts.value('SLEEP_EFFICIENCY', night?.figures.efficiency ?? null),
    },
    {
      id: 'naps',
      header: t('nights.naps'),
      minWidth: 130,
      cell: ({ naps }) => naps.map((nap) => texts.span(nap)).join(', '),
    },
    { id: 'remarks', header: t('nights.remarks'), minWidth: 180, cell: remarksOf },
  ];
  return (
    <Card title={t('nights.title')}>
      <Table
        caption={t('nights.title')}
        isCaptionHidden
        columns={columns}
        rows={nights.toReversed()}
        getRowId={({ date }) => date}
        getRowName={({ date }) => formats.shortDay(date)}
      />
    </Card>
  );
}
