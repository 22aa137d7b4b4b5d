import type { PatientSupplement } from '@healzy/api/supplements';
import { ingredientTotals, type IngredientTotal, runsOn } from '@healzy/domain/supplements';
import { Banner } from '@healzy/ui/components/Banner';
import { Card } from '@healzy/ui/components/Card';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { LimitText } from './LimitText.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface IngredientTotalsProps {
  taken: readonly PatientSupplement[];
  /** The patient's day. */
  today: string;
}

/** What everything that a patient takes today adds up to, against published limits for adults. */
export function IngredientTotals({ taken, today }: IngredientTotalsProps) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  const running = taken
    .filter((one) => runsOn(one, today))
    .map((one) => ({
      ...one,
      supplement: {
        ...one.supplement,
        ingredients: one.supplement.ingredients.map((each) => ({ ...each, name: each.name ?? null })),
      },
    }));
  const { totals, uncounted } = ingredientTotals(running);
  const nameOf = (id: string): string => {
    const one = running.find((each) => each.id === id);
    return one ? labels.name(one.supplement) : '';
  };
  const over = totals.filter(({ isOverLimit }) => isOverLimit);
  const columns = useTotalColumns(nameOf);
  return (
    <Card title={t('totals.title')} description={t('totals.text')}>
      <Stack gap="md">
        {over.length > 0 && (
          <Banner
            tone="warning"
            title={t('totals.over', { list: formats.list(over.map(labels.ingredient)) })}
          />
        )}
        {uncounted.length > 0 && (
          <Banner tone="info" title={t('totals.uncounted', { list: formats.list(uncounted.map(nameOf)) })} />
        )}
        {totals.length === 0 ? (
          <Text as="p">{t('totals.none')}</Text>
        ) : (
          <Table<IngredientTotal>
            caption={t('totals.title')}
            isCaptionHidden
            columns={columns}
            rows={totals}
            getRowId={({ code }) => code}
          />
        )}
        <Text as="p" size="sm" tone="muted">
          {t('totals.source')}
        </Text>
      </Stack>
    </Card>
  );
}

function useTotalColumns(nameOf: (id: string) => string): TableColumn<IngredientTotal>[] {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  return [
    {
      id: 'name',
      header: t('column.ingredient'),
      cell: labels.ingredient,
      isRowHeader: true,
      minWidth: 140,
    },
    {
      id: 'amount',
      header: t('column.perDay'),
      cell: ({ amount, unit }) => labels.meanWeight(amount, unit),
      align: 'end',
    },
    {
      id: 'limit',
      header: t('column.limit'),
      cell: ({ code, limit }) => <LimitText code={code} limit={limit} />,
      minWidth: 220,
    },
    {
      id: 'share',
      header: t('column.share'),
      cell: ({ amount, limit, isOverLimit }) =>
        limit === null ? (
          '–'
        ) : isOverLimit ? (
          <StatusPill
            tone="warning"
            label={t('totals.above', { share: formats.percent((100 * amount) / limit.amount) })}
          />
        ) : (
          formats.percent((100 * amount) / limit.amount)
        ),
      align: 'end',
      minWidth: 110,
    },
    {
      id: 'from',
      header: t('column.from'),
      cell: ({ from }) => formats.list(from.map(nameOf)),
      minWidth: 160,
    },
  ];
}
