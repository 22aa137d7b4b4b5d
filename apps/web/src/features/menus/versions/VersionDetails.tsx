import { usePlanVersion, type PlanVersion, type PlanVersionContent } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { mealParts, mealTotals, type MenuDay, type PortionedFood } from '@healzy/domain/menus';
import { DEFAULT_KCAL_PER_BITE, MACROS, MEALS, planEnd, shareDigits } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Select } from '@healzy/ui/components/Select';
import { Heading, Inline, Stack, Text } from '@healzy/ui/primitives';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { menuFoodIndex } from '../menu-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { useVersionLabels } from './useVersionLabels.ts';
import { sideOf, versionsOfPlan } from './version-address.ts';

export interface VersionDetailsProps {
  plan: NutritionalPlan;
  version: PlanVersion;
  canEdit: boolean;
  onRestore: (version: PlanVersion) => void;
}

/** A kept version, to read: the data of the plan and its menus. */
export function VersionDetails({ plan, version, canEdit, onRestore }: VersionDetailsProps) {
  const { t } = useTranslation('plan-versions');
  const query = usePlanVersion(plan.id, version.id);
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <Button href={versionsOfPlan(plan)}>{t('all')}</Button>
        <Button href={versionsOfPlan(plan, { first: sideOf(version), second: 'now' })}>
          {t('compare.withNow')}
        </Button>
        {canEdit && (
          <Button icon={RotateCcw} onPress={() => onRestore(version)}>
            {t('restore.action')}
          </Button>
        )}
      </Inline>
      <Loaded queries={[query]}>{query.data && <VersionContent content={query.data} />}</Loaded>
    </Stack>
  );
}

/** What a version keeps. */
export function VersionContent({ content }: { content: PlanVersionContent }) {
  const { t } = useTranslation(['plan-versions', 'foods']);
  const formats = useFormats();
  const labels = useVersionLabels();
  const { version, plan, menus, foods } = content;
  const index = useMemo(() => menuFoodIndex(foods), [foods]);
  const menu = useMenuLabels(index, plan.startDate);
  const [week, setWeek] = useState(0);
  const days = (menus[week] ?? []) as unknown as readonly MenuDay[];
  const share = (value: number) => formats.percent(value, shareDigits(value));
  return (
    <Stack gap="lg">
      <Card title={labels.name(version)}>
        <DescriptionList
          items={[
            { term: t('kept'), detail: labels.kept(version) },
            { term: t('row.name'), detail: plan.name },
            {
              term: t('row.period'),
              detail: t('period', { from: formats.day(plan.startDate), to: formats.day(planEnd(plan)) }),
            },
            {
              term: t('row.energy'),
              detail: plan.energy ? t('kcal', { value: formats.number(plan.energy.kcal) }) : t('noEnergy'),
            },
            {
              term: t('row.mealShares'),
              detail: formats.list(
                MEALS.map((meal) => `${t(`foods:meal.${meal}`)} ${share(plan.mealShares[meal])}`),
              ),
            },
            {
              term: t('row.macroShares'),
              detail: formats.list(
                MACROS.map((macro) => `${t(`macro.${macro}`)} ${share(plan.macroShares[macro])}`),
              ),
            },
            {
              term: t('row.template'),
              detail: t(plan.menuTemplate === null ? 'template.general' : 'template.own'),
            },
          ]}
        />
      </Card>
      <Card title={t('menus')}>
        <Stack gap="md">
          {menus.length > 1 && (
            <Select
              label={t('week.label')}
              placeholder={t('week.label')}
              options={menus.map((_, each) => ({
                id: String(each),
                label: t('week.name', { week: each + 1 }),
              }))}
              value={String(week)}
              onChange={(id) => setWeek(Number(id))}
            />
          )}
          {days.map((day, each) => {
            const planned = MEALS.filter((meal) => day[meal].foods.length > 0);
            return (
              <Stack key={each} gap="xs">
                <Heading level={3}>{menu.day(week, each)}</Heading>
                {planned.length === 0 ? (
                  <Text tone="muted">{t('noMeals')}</Text>
                ) : (
                  <DescriptionList
                    items={planned.map((meal) => {
                      const { kcal, bites } = mealTotals(day[meal], index.foodOf, DEFAULT_KCAL_PER_BITE);
                      const written = ({ foodId, portions }: PortionedFood) =>
                        `${menu.name(foodId)}, ${menu.amount(index.foodOf(foodId, undefined), portions)}`;
                      const of = mealParts(day[meal]).map(({ dish, foods: held }) => {
                        const list = held.map(({ food }) => written(food)).join(' · ');
                        return dish === null ? list : t('dish', { dish: menu.dish(dish), foods: list });
                      });
                      return {
                        term: t(`foods:meal.${meal}`),
                        detail: (
                          <Stack gap="none">
                            {day[meal].name !== '' && <Text weight="medium">{day[meal].name}</Text>}
                            <Text>{of.join(' · ')}</Text>
                            <Text size="sm" tone="muted">
                              {menu.energy(kcal, bites)}
                              {day[meal].isLocked && ` · ${t('locked')}`}
                            </Text>
                          </Stack>
                        ),
                      };
                    })}
                  />
                )}
              </Stack>
            );
          })}
        </Stack>
      </Card>
    </Stack>
  );
}
