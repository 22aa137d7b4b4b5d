import type { CgmEventComparison, CgmMealRanking, MealGrouping } from '@healzy/api/cgm/events';
import { MEAL_GROUPINGS } from '@healzy/domain/cgm';
import { Card } from '@healzy/ui/components/Card';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { LoadingPart } from '../../../app/AppScreen.tsx';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { useMealLabels } from './meals/useMealLabels.ts';
import { useResponseLabels } from './useResponseLabels.ts';

type Meal = CgmMealRanking['meals'][number];

const asSentence = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

interface MealRankingProps {
  query: LoadingPart & { readonly data: CgmMealRanking | undefined };
  profile: CgmEventComparison['rangeProfile'];
  by: MealGrouping;
  onBy: (by: MealGrouping) => void;
}

/** Ranks meals by this patient's own response, grouped by name, by dish or by food. */
export function MealRanking({ query, profile, by, onBy }: MealRankingProps) {
  const { t } = useTranslation('cgm-events');
  return (
    <Card title={t('ranking.title')}>
      <Stack gap="md">
        <Text as="p" tone="muted">
          {t('ranking.lead')}
        </Text>
        <SegmentedControl
          label={t('ranking.group.by')}
          options={MEAL_GROUPINGS.map((id) => ({ id, label: t(`ranking.group.${id}`) }))}
          value={by}
          onChange={onBy}
        />
        {by === 'FOOD' && <InlineMessage>{t('ranking.group.foodNote')}</InlineMessage>}
        <Loaded queries={[query]}>
          {query.data && <RankedMeals ranking={query.data} profile={profile} by={by} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

/** The ranked meals, with the certainty of each figure and the circumstances that may have changed it. */
function RankedMeals({
  ranking,
  profile,
  by,
}: Pick<MealRankingProps, 'profile' | 'by'> & { ranking: CgmMealRanking }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const labels = useResponseLabels(profile);
  const food = useMealLabels();
  const { meals, tooFew } = ranking;
  const nameOf = ({ name, foods }: Meal) => (foods.length === 0 ? name : foods.map(food.name).join(', '));
  /** Word joiners keep the range on one line, because a range broken at its dash reads as two numbers. */
  const range = ({ area }: Meal) => `${labels.area(area.low)}\u2060–\u2060${labels.area(area.high)}`;
  const certainty = ({ area }: Meal) => formats.percent(area.confidencePercent);
  const columns: TableColumn<Meal>[] = [
    {
      id: 'name',
      header: t(by === 'NAME' ? 'ranking.meal' : by === 'DISH' ? 'ranking.group.dish' : 'ranking.group.food'),
      isRowHeader: true,
      minWidth: 112,
      cell: nameOf,
    },
    {
      id: 'area',
      header: t('ranking.area', { unit: labels.areaUnit }),
      align: 'end',
      minWidth: 210,
      cell: (meal) => (
        <GlassBox
          figure={t('ranking.figure', { name: nameOf(meal) })}
          value={`${labels.area(meal.area.median)}\u00a0${labels.areaUnit}`}
          formula={t('ranking.formula')}
          sources={[
            { name: 'Thompson 1936', href: 'https://doi.org/10.1214/aoms/1177732502' },
            { name: 'Wolever 1991', href: 'https://doi.org/10.1093/ajcn/54.5.846' },
          ]}
          inputs={[
            { name: t('ranking.assessed'), value: formats.number(meal.eventIds.length) },
            {
              name: t('ranking.interval'),
              value: `${range(meal)} (${certainty(meal)})`,
            },
          ]}
          missing={meal.area.confidencePercent < 90 ? [t('ranking.more')] : []}
        >
          {`${meal.cutOff > 0 ? '≥\u00a0' : ''}${labels.area(meal.area.median)} (${range(meal)})`}
        </GlassBox>
      ),
    },
    {
      id: 'rise',
      header: t('ranking.rise'),
      align: 'end',
      minWidth: 120,
      cell: ({ rise }) => labels.change(rise),
    },
    {
      id: 'repeats',
      header: t('ranking.repeats'),
      align: 'end',
      minWidth: 100,
      cell: ({ eventIds, eaten }) =>
        t('ranking.ofEaten', {
          assessed: formats.number(eventIds.length),
          eaten: formats.number(eaten),
        }),
    },
    {
      id: 'near',
      header: t('ranking.near'),
      minWidth: 200,
      cell: ({ circumstances }) =>
        circumstances.length === 0
          ? t('ranking.none')
          : asSentence(
              formats.list(
                circumstances.map(({ kind, count }) => t(`ranking.circumstance.${kind}`, { count })),
              ),
            ),
    },
  ];
  const overlapping = meals.filter((meal, index) => {
    const next = meals[index + 1];
    return next !== undefined && next.area.high >= meal.area.low;
  });
  return (
    <Stack gap="md">
      {meals.length > 0 && (
        <Table
          caption={t('ranking.title')}
          isCaptionHidden
          columns={columns}
          rows={meals}
          getRowId={({ name, foods }) => foods.map(({ foodId }) => foodId).join() || name}
        />
      )}
      {overlapping.length > 0 && <Text as="p">{t('ranking.overlap')}</Text>}
      {tooFew > 0 && (
        <Text as="p" tone="muted">
          {t('ranking.tooFew', { count: tooFew })}
        </Text>
      )}
    </Stack>
  );
}
