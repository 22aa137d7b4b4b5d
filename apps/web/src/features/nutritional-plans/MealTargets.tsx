import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import {
  MACROS,
  MEALS,
  type MealShares,
  type NutritionTarget,
  type PlanTargets,
  shareDigits,
} from '@healzy/domain/nutritional-plans';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';
import { usePlanLabels } from './usePlanLabels.ts';

interface Line {
  id: string;
  name: string;
  share: number;
  target: NutritionTarget;
}

export interface MealTargetsProps {
  plan: Pick<NutritionalPlan, 'id' | 'patientId' | 'energy'>;
  /** Null while energy is not chosen or shares do not add up. */
  targets: PlanTargets | null;
  mealShares: MealShares | null;
}

/** Calories, grams and bites of each meal, and of the day. */
export function MealTargets({ plan, targets, mealShares }: MealTargetsProps) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  return (
    <Card title={t('shares.targets')}>
      {plan.energy === null ? (
        <Stack gap="sm">
          <InlineMessage tone="info">{t('shares.needsEnergy')}</InlineMessage>
          <Link
            href={pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data', {
              patientId: plan.patientId,
              nutritionalPlan: plan.id,
            })}
          >
            {t('shares.toEnergy')}
          </Link>
        </Stack>
      ) : targets === null || mealShares === null ? (
        <InlineMessage tone="info">{t('shares.needsTotals')}</InlineMessage>
      ) : (
        <Stack gap="sm">
          <TargetTable targets={targets} mealShares={mealShares} />
          <Text size="sm" tone="muted">
            {`${t(`source.${plan.energy.source}`)}: ${labels.kcal(plan.energy.kcal)}. `}
            {t('shares.bite', { kcal: targets.kcalPerBite })}
          </Text>
        </Stack>
      )}
    </Card>
  );
}

function TargetTable({ targets, mealShares }: { targets: PlanTargets; mealShares: MealShares }) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const labels = usePlanLabels();
  const lines: Line[] = [
    ...MEALS.map((meal) => ({
      id: meal,
      name: t(`meal.${meal}`),
      share: mealShares[meal],
      target: targets.meals[meal],
    })),
    { id: 'day', name: t('shares.day'), share: 100, target: targets.day },
  ];
  const columns: TableColumn<Line>[] = [
    { id: 'meal', header: t('shares.meal'), cell: ({ name }) => name, isRowHeader: true, minWidth: 120 },
    {
      id: 'share',
      header: t('shares.share'),
      align: 'end',
      cell: ({ share }) => formats.percent(share, shareDigits(share)),
    },
    {
      id: 'calories',
      header: t('shares.calories'),
      align: 'end',
      minWidth: 90,
      cell: ({ target }) => labels.kcal(target.kcal),
    },
    ...MACROS.map((macro): TableColumn<Line> => ({
      id: macro,
      header: t(`macro.${macro}`),
      align: 'end',
      minWidth: 80,
      cell: ({ target }) => t('grams', { value: formats.number(target.grams[macro]) }),
    })),
    {
      id: 'bites',
      header: t('shares.bites'),
      align: 'end',
      minWidth: 90,
      cell: ({ target }) => formats.number(target.bites, Number.isInteger(target.bites) ? 0 : 1),
    },
  ];
  return (
    <Table<Line>
      caption={t('shares.targets')}
      isCaptionHidden
      columns={columns}
      rows={lines}
      getRowId={({ id }) => id}
    />
  );
}
