import { dayEnergyOff, dayStatus, dayTotals, type MenuDay } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import type { MenuFoodIndex } from './menu-foods.ts';
import type { MenuLabels } from './useMenuLabels.ts';

interface DayTotalProps {
  meals: MenuDay;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  labels: MenuLabels;
}

/**
 * What a day comes to beside what the plan sets, and in words how it does not fit: without menus, with meals missing, with too
 * much or too little energy. A day that fits says no more than its figures.
 */
export function DayTotal({ meals, targets, foods, labels }: DayTotalProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const { kcal, bites, ...totals } = dayTotals(meals, foods.foodOf, targets.kcalPerBite);
  const { kind, planned, meals: wanted, offTarget } = dayStatus(meals, targets, foods.foodOf);
  const off = dayEnergyOff(kcal, targets, kind);
  const target = { target: formats.number(targets.day.kcal), ofBites: labels.number(targets.day.bites) };
  if (kind === 'EMPTY' && (kcal === 0 || kcal === null))
    return (
      <Stack gap="none">
        <Text tone="muted">{t('day.empty')}</Text>
        <Text size="xs" tone="muted" isNumeric>
          {t('totals.set', target)}
        </Text>
      </Stack>
    );
  const warnings = [
    ...(off === null ? [] : [t(off > 0 ? 'day.over' : 'day.under', { kcal: formats.number(Math.abs(off)) })]),
    ...(offTarget > 0 ? [t('week.off', { count: offTarget })] : []),
  ];
  return (
    <Stack gap="none">
      <Text size="sm" weight="semibold" tone="primary" isNumeric>
        {kcal === null
          ? t('totals.unknown')
          : t('totals.ofEnergy', { kcal: formats.number(kcal), ...target })}
      </Text>
      {bites !== null && (
        <Text size="xs" tone="muted" isNumeric>
          {t('totals.ofBites', { bites: labels.number(bites), ...target })}
        </Text>
      )}
      <Text size="xs" tone="muted" isNumeric>
        {labels.macros(totals)}
      </Text>
      {kind === 'INCOMPLETE' && (
        <Text size="xs" weight="medium" tone="primary">
          {t('day.planned', { planned, meals: wanted })}
        </Text>
      )}
      {warnings.map((text) => (
        <Inline key={text} gap="xxs" as="span" isWrapping={false}>
          <Icon icon={TriangleAlert} size="xs" tone="warning" />
          <Text size="xs" weight="medium" tone="warning">
            {text}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
