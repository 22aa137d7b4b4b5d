import { averageChange, type ComparedDay, type FigureChange } from '@healzy/domain/menus';
import { MACROS, planDate } from '@healzy/domain/nutritional-plans';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsDesktop } from '../../../app/useIsDesktop.ts';
import { FigureChanges } from './FigureChanges.tsx';

export interface WeekFiguresProps {
  days: readonly ComparedDay[];
  names: { before: string; after: string };
  /** The first day of the plan. */
  startDate: string;
}

/**
 * Two weeks at a glance before their meals: what a day comes to on average, and where there is room each day with its energy
 * before and after, its macronutrients and how many of its meals change.
 */
export function WeekFigures({ days, names, startDate }: WeekFiguresProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const isDesktop = useIsDesktop();
  const average = averageChange(days);
  const amount = (value: number | null) => (value === null ? '?' : formats.number(value));
  const signed = (value: number | null) =>
    value === null
      ? '?'
      : value === 0
        ? t('compare.table.same')
        : `${value > 0 ? '+' : '−'}${formats.number(Math.abs(value))}`;
  const both = ({ before, after }: FigureChange) =>
    before === after
      ? amount(after)
      : t('compare.table.both', { before: amount(before), after: amount(after) });
  const columns: TableColumn<ComparedDay>[] = [
    {
      id: 'day',
      header: t('compare.table.day'),
      cell: ({ week, day }) => formats.briefDay(planDate(startDate, { week, day })),
    },
    {
      id: 'before',
      header: t('compare.table.energy', { name: names.before }),
      align: 'end',
      cell: ({ energy }) => amount(energy.before),
    },
    {
      id: 'after',
      header: t('compare.table.energy', { name: names.after }),
      align: 'end',
      cell: ({ energy }) => <Text weight="semibold">{amount(energy.after)}</Text>,
    },
    {
      id: 'difference',
      header: t('compare.table.difference'),
      align: 'end',
      cell: ({ energy }) => signed(energy.difference),
    },
    ...MACROS.map((macro): TableColumn<ComparedDay> => ({
      id: macro,
      header: t(`compare.table.${macro}`),
      align: 'end',
      cell: ({ macros }) => both(macros[macro]),
    })),
    {
      id: 'changed',
      header: t('compare.table.changed'),
      cell: ({ meals, isSame }) =>
        isSame ? (
          <Text tone="muted">{t('compare.table.none')}</Text>
        ) : (
          t('compare.table.meals', {
            count: formats.number(meals.filter((meal) => !meal.isSame).length),
            total: formats.number(meals.length),
          })
        ),
    },
  ];
  const shown = days.filter(({ meals }) => meals.length > 0);
  if (average === null && shown.length < 2) return null;
  return (
    <Stack gap="sm">
      {average && (
        <Stack gap="none">
          <Text size="sm" tone="muted">
            {t('compare.average', { count: average.days })}
          </Text>
          <FigureChanges {...average} isLead />
        </Stack>
      )}
      {isDesktop && shown.length > 1 && (
        <Table
          caption={t('compare.table.caption')}
          isCaptionHidden
          columns={columns}
          rows={shown}
          getRowId={({ week, day }) => `${week}/${day}`}
        />
      )}
    </Stack>
  );
}
