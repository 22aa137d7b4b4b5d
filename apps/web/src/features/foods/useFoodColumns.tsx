import type { FoodSummary } from '@healzy/api/foods';
import { Badge } from '@healzy/ui/components/Badge';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Icon, Inline, Text } from '@healzy/ui/primitives';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFoodLabels } from './useFoodLabels.ts';

const MACROS = ['energy', 'protein', 'fat', 'carbohydrate'] as const;

/** Columns of the list of foods. What is not known is written as such, never as 0. */
export function useFoodColumns(): readonly DataTableColumn<FoodSummary>[] {
  const { t } = useTranslation('foods');
  const labels = useFoodLabels();
  const amount = (key: (typeof MACROS)[number], value: number | null): string =>
    value === null ? t('page.unknown') : labels.amount(key, value);
  return [
    {
      id: 'name',
      header: t('columns.name'),
      width: 'minmax(14rem, 2fr)',
      isSortable: true,
      isAlwaysShown: true,
      onCard: 'title',
      value: labels.name,
      cell: (food) => (
        <Inline gap="xs" align="center" isWrapping={false}>
          {food.isFavourite && <Icon icon={Star} size="sm" tone="warning" label={t('filters.favourite')} />}
          <Text isTruncated title={labels.name(food)}>
            {labels.name(food)}
          </Text>
          {food.isRecipe && <Badge>{t('recipe')}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'category',
      header: t('columns.category'),
      width: 'minmax(12.5rem, 1fr)',
      onCard: 'detail',
      cell: ({ category }) => t(`category.${category}`),
      cardCell: (food) =>
        `${t('perHundred', { value: amount('energy', food.energy) })} · ${t(`category.${food.category}`)}`,
    },
    { id: 'portion', header: t('columns.portion'), width: '5.5rem', cell: labels.portion },
    ...MACROS.map((key): DataTableColumn<FoodSummary> => ({
      id: key,
      header: t('columns.perHundred', { nutrient: t(`columns.${key}`) }),
      width: key === 'carbohydrate' ? '9.5rem' : '8rem',
      align: 'end',
      cell: (food) =>
        key === 'carbohydrate' &&
        food.carbohydrate !== null &&
        food.carbohydrate > 0 &&
        food.carbohydrateKind !== 'AVAILABLE'
          ? t(`carbohydrate.${food.carbohydrateKind ?? 'UNKNOWN'}`, { value: amount(key, food.carbohydrate) })
          : amount(key, food[key]),
    })),
    {
      id: 'state',
      header: t('columns.state'),
      width: '6.5rem',
      onCard: 'aside',
      value: ({ isActive }) => t(isActive ? 'state.ACTIVE' : 'state.INACTIVE'),
      cell: ({ isActive, origin }) =>
        isActive ? t(`origin.${origin}`) : <StatusPill tone="neutral" label={t('state.INACTIVE')} />,
    },
  ];
}
