import type { WearableNutrition, WearableNutritionDay } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Columns, Grid, Link, Stack } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { meanOf, MeansTable } from '../period/MeansTable.tsx';
import { DayList } from './DayList.tsx';
import { EnergyChart } from './EnergyChart.tsx';
import { IntakeBeside } from './IntakeBeside.tsx';
import { Macros } from './Macros.tsx';
import { MealsOfDay } from './MealsOfDay.tsx';
import { NutritionAnswer } from './NutritionAnswer.tsx';
import { useIntakeTexts } from './useIntakeTexts.ts';

export interface NutritionViewProps {
  data: WearableNutrition;
  /** Of the patient's clock. */
  today: string;
  /** The address of the page with one day. */
  hrefOf: (date: string) => string;
  mealHref: (mealId: string) => string;
  /** The last day with data of any kind, where these days have none. */
  lastOn?: string | null;
  /** The days before, drawn below these. */
  before?: ReactNode;
}

/** Up to so many days their meals are listed too. */
const LISTED_DAYS = 7;

/** What was logged against what was planned: how near first, then day by day, then meal by meal. */
export function NutritionView({ data, today, hrefOf, mealHref, lastOn = null, before }: NutritionViewProps) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const { silenceText } = useIntakeTexts();
  const { days } = data;
  const [only] = days;
  if (days.every(({ logged, meals }) => logged === null && meals.length === 0)) {
    const hasLogless = days.some(({ gap }) => gap !== 'NOT_ARRIVED');
    return (
      <Stack gap="lg">
        <EmptyState
          title={hasLogless ? t('period.none') : silenceText(data)}
          description={t(hasLogless ? 'period.noneText' : 'period.notArrivedText')}
          {...(lastOn === null
            ? {}
            : {
                action: <Link href={hrefOf(lastOn)}>{t('period.last', { day: formats.day(lastOn) })}</Link>,
              })}
        />
        {before}
      </Stack>
    );
  }
  if (days.length === 1 && only) {
    return (
      <Stack gap="lg">
        <OneDay day={only} mealHref={mealHref} />
        {before}
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <NutritionAnswer data={data} today={today} />
      <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
        <Card>
          <Stack gap="lg">
            <EnergyChart data={data} />
            {before}
          </Stack>
        </Card>
        <MeanMacros data={data} />
      </Columns>
      <Figures data={data} />
      <DayList days={days} hrefOf={hrefOf} />
      {days.length <= LISTED_DAYS && (
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg" align="start">
          {days
            .toReversed()
            .filter(({ meals }) => meals.length > 0)
            .map(({ date, meals }) => (
              <Card key={date} title={t('meals.list', { day: formats.longDay(date) })} padding="sm">
                <MealsOfDay
                  label={t('meals.list', { day: formats.longDay(date) })}
                  meals={meals}
                  hrefOf={mealHref}
                />
              </Card>
            ))}
        </Grid>
      )}
    </Stack>
  );
}

function OneDay({ day, mealHref }: { day: WearableNutritionDay; mealHref: (mealId: string) => string }) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const { stateOf } = useIntakeTexts();
  const { logged, planned, gap, meals, date } = day;
  return (
    <Stack gap="lg">
      {(gap !== null || logged === null) && (
        <InlineMessage tone={gap === 'UNFINISHED' ? 'info' : 'warning'}>{stateOf(day)}</InlineMessage>
      )}
      {logged !== null && (
        <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
          <Card title={formats.longDay(date)}>
            <IntakeBeside
              caption={formats.longDay(date)}
              columns={[
                { id: 'logged', header: t('energy.logged'), intake: logged },
                ...(planned === null
                  ? []
                  : [{ id: 'planned', header: t('energy.planned'), intake: planned }]),
              ]}
            />
          </Card>
          <Card>
            <Macros
              intake={logged}
              planned={planned}
              summary={t(gap === null ? 'macros.summaryDay' : 'macros.incomplete')}
            />
          </Card>
        </Columns>
      )}
      {meals.length > 0 && (
        <Card title={t('meals.title')} padding="sm">
          <MealsOfDay
            label={t('meals.list', { day: formats.longDay(date) })}
            meals={meals}
            hrefOf={mealHref}
          />
        </Card>
      )}
    </Stack>
  );
}

/** Of the means of complete days. */
function MeanMacros({ data: { means } }: { data: WearableNutrition }) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const [carbohydrate, protein, fat] = (['INTAKE_CARBOHYDRATE', 'INTAKE_PROTEIN', 'INTAKE_FAT'] as const).map(
    (metric) => meanOf(means, metric),
  );
  if (!carbohydrate || !protein || !fat) return null;
  const days = Math.min(carbohydrate.days, protein.days, fat.days);
  return (
    <Card>
      <Macros
        intake={{ carbohydrateG: carbohydrate.mean, proteinG: protein.mean, fatG: fat.mean }}
        summary={t('macros.summaryMean', { count: days, formatted: formats.number(days) })}
      />
    </Card>
  );
}

const MEANS = [
  ['INTAKE_ENERGY', 'energyKcal'],
  ['INTAKE_CARBOHYDRATE', 'carbohydrateG'],
  ['INTAKE_PROTEIN', 'proteinG'],
  ['INTAKE_FAT', 'fatG'],
  ['INTAKE_FIBRE', 'fibreG'],
] as const;

function Figures({ data: { days, means, previous } }: { data: WearableNutrition }) {
  const { t } = useTranslation('wearables-nutrition');
  const { amount } = useIntakeTexts();
  return (
    <MeansTable
      title={t('figures.title')}
      each="day"
      gaps={days.map(({ gap }) => gap)}
      days={t('figures.days')}
      worst={t('figures.worst')}
      otherSource={previous.isOtherSource ? t('figures.otherSource') : null}
      lines={MEANS.flatMap(([metric, figure]) => {
        const mean = meanOf(means, metric);
        if (mean === undefined) return [];
        return [
          {
            id: metric,
            name: t(`intake.${figure}`),
            formula: t('figures.formula'),
            source: t('figures.source'),
            mean,
            before: meanOf(previous.means, metric),
            value: (value) => amount(figure, value),
          },
        ];
      })}
    />
  );
}
