import type { WearableMealDetail } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Columns, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IntakeBeside } from './IntakeBeside.tsx';
import { MealsOfDay } from './MealsOfDay.tsx';
import { type IntakeFigure, useIntakeTexts } from './useIntakeTexts.ts';

type Food = WearableMealDetail['meal']['foods'][number];
const SHOWN = [
  'energyKcal',
  'carbohydrateG',
  'proteinG',
  'fatG',
  'fibreG',
] as const satisfies readonly IntakeFigure[];

export interface MealViewProps {
  detail: WearableMealDetail;
  mealHref: (mealId: string) => string;
  /** The glucose around it. */
  children?: ReactNode;
}

/** One logged meal: what glucose did, what was in it, how it stands in its day and beside the plan. */
export function MealView({ detail, mealHref, children }: MealViewProps) {
  const { t } = useTranslation('wearables-nutrition');
  const { mealName } = useIntakeTexts();
  const { meal, dayIntake, planned, others } = detail;
  return (
    <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
      <Stack gap="lg">
        <Card>{children}</Card>
        <Card title={t('meal.eaten')} description={t('meal.source', { source: meal.source })}>
          <Foods meal={meal} />
        </Card>
      </Stack>
      <Stack gap="lg">
        <Card title={t('meal.figures')}>
          <Stack gap="sm">
            <IntakeBeside
              caption={t('meal.figures')}
              columns={[
                { id: 'meal', header: t('meal.ofMeal'), intake: meal.intake },
                { id: 'day', header: t('meal.ofDay'), intake: dayIntake },
                ...(planned === null ? [] : [{ id: 'plan', header: t('meal.ofPlan'), intake: planned }]),
              ]}
            />
            {planned === null && <Text tone="muted">{t('meal.noPlan')}</Text>}
          </Stack>
        </Card>
        {others.length > 0 && (
          <Card title={t('meal.same', { name: mealName(meal) })} padding="sm">
            <MealsOfDay
              label={t('meal.same', { name: mealName(meal) })}
              meals={others}
              hrefOf={mealHref}
              hasDates
            />
          </Card>
        )}
      </Stack>
    </Columns>
  );
}

interface Line {
  id: string;
  food: string;
  amount: string;
  intake: Food['intake'];
}

function Foods({ meal }: { meal: WearableMealDetail['meal'] }) {
  const { t } = useTranslation('wearables-nutrition');
  const { amount } = useIntakeTexts();
  const lines: Line[] = [
    ...meal.foods.map((food, index) => ({
      id: String(index),
      food: food.food ?? t('meal.unnamedFood'),
      amount: food.amount ?? '–',
      intake: food.intake,
    })),
    // The sum of one food is that food.
    ...(meal.foods.length > 1
      ? [{ id: 'total', food: t('meal.total'), amount: '', intake: meal.intake }]
      : []),
  ];
  const columns: TableColumn<Line>[] = [
    { id: 'food', header: t('meal.food'), minWidth: 140, cell: ({ food }) => food },
    { id: 'amount', header: t('meal.amount'), minWidth: 84, cell: (line) => line.amount },
    ...SHOWN.map((figure) => ({
      id: figure,
      header: t(`intake.${figure}`),
      align: 'end' as const,
      minWidth: 96,
      cell: ({ intake }: Line) => amount(figure, intake[figure]),
    })),
  ];
  return (
    <Table
      caption={t('meal.eaten')}
      isCaptionHidden
      columns={columns}
      rows={lines}
      getRowId={({ id }) => id}
    />
  );
}
