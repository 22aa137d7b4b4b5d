import type { WearableNutritionDay } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { type IntakeFigure, useIntakeTexts } from './useIntakeTexts.ts';

const SHOWN = [
  'energyKcal',
  'carbohydrateG',
  'proteinG',
  'fatG',
  'fibreG',
] as const satisfies readonly IntakeFigure[];

/** Every day of the period, the latest first, with what was logged of what was planned. */
export function DayList({
  days,
  hrefOf,
}: {
  days: readonly WearableNutritionDay[];
  hrefOf: (date: string) => string;
}) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const { amount, stateOf } = useIntakeTexts();
  const columns: TableColumn<WearableNutritionDay>[] = [
    {
      id: 'day',
      header: t('days.day'),
      minWidth: 104,
      cell: ({ date }) => <Link href={hrefOf(date)}>{formats.shortDay(date)}</Link>,
    },
    { id: 'state', header: t('days.state'), minWidth: 120, cell: stateOf },
    ...SHOWN.map((figure) => ({
      id: figure,
      header: t(`intake.${figure}`),
      align: 'end' as const,
      minWidth: figure === 'energyKcal' ? 150 : 110,
      cell: ({ logged, planned }: WearableNutritionDay) => {
        const value = amount(figure, logged?.[figure]);
        const aim = planned?.[figure] ?? null;
        return aim === null ? value : t('days.amount', { logged: value, planned: amount(figure, aim) });
      },
    })),
  ];
  return (
    <Card title={t('days.title')}>
      <Table
        caption={t('days.title')}
        isCaptionHidden
        columns={columns}
        rows={days.toReversed()}
        getRowId={({ date }) => date}
        getRowName={({ date }) => formats.shortDay(date)}
      />
    </Card>
  );
}
