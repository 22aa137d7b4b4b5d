import type { WearableNutrition } from '@healzy/api/wearables';
import { BarChart } from '@healzy/ui/charts/BarChart';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';

/** Logged beside planned energy, day by day. A day logged in part is marked: it is not one of little food. */
export function EnergyChart({ data: { days }, title }: { data: WearableNutrition; title?: string }) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const hasSilence = days.some(({ gap }) => gap === 'NOT_ARRIVED');
  const hasPlan = days.some(({ planned }) => planned !== null);
  return (
    <BarChart
      title={title ?? t(hasPlan ? 'energy.title' : 'energy.titleLogged')}
      headingLevel={2}
      summary={t(hasSilence ? 'energy.summarySilent' : 'energy.summary')}
      {...useChartFrame('NUTRITION')}
      unit="kcal"
      numberFormat={{ maximumFractionDigits: 0 }}
      categories={days.map(({ date, logged, gap }) => ({
        id: date,
        name: formats.briefDay(date),
        state: logged === null ? 'missing' : gap === null ? undefined : 'unfinished',
      }))}
      series={[
        {
          id: 'logged',
          name: t('energy.logged'),
          values: days.map(({ logged }) => logged?.energyKcal ?? null),
        },
        ...(hasPlan
          ? [
              {
                id: 'planned',
                name: t('energy.planned'),
                values: days.map(({ planned }) => planned?.energyKcal ?? null),
                isSettled: true,
              },
            ]
          : []),
      ]}
      labels={{
        categoryHeader: t('energy.day'),
        missing: t(hasSilence ? 'energy.unknown' : 'energy.missing'),
        unfinished: t('energy.incomplete'),
      }}
    />
  );
}
