import type { WearableNutritionDay } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { type IntakeFigure, useIntakeTexts } from './useIntakeTexts.ts';

const SHARES = ['carbohydrateG', 'proteinG', 'fatG', 'fibreG'] as const satisfies readonly IntakeFigure[];

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
  const isPhone = useIsPhone();
  const figureColumn = (figure: IntakeFigure, minWidth: number): TableColumn<WearableNutritionDay> => ({
    id: figure,
    header: t(`intake.${figure}`),
    align: 'end',
    minWidth,
    cell: ({ logged, planned }) => {
      const value = amount(figure, logged?.[figure]);
      const aim = planned?.[figure] ?? null;
      return aim === null ? value : t('days.amount', { logged: value, planned: amount(figure, aim) });
    },
  });
  // How complete a day is belongs to its energy: where both do not fit beside each other, it is below the day.
  const columns: TableColumn<WearableNutritionDay>[] = [
    {
      id: 'day',
      header: t('days.day'),
      minWidth: isPhone ? 128 : 104,
      cell: (day) => (
        <Stack gap="none">
          <Link href={hrefOf(day.date)}>{formats.shortDay(day.date)}</Link>
          {isPhone && (
            <Text size="sm" tone="muted">
              {stateOf(day)}
            </Text>
          )}
        </Stack>
      ),
    },
    figureColumn('energyKcal', 150),
    ...(isPhone ? [] : [{ id: 'state', header: t('days.state'), minWidth: 120, cell: stateOf }]),
    ...SHARES.map((figure) => figureColumn(figure, 110)),
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
