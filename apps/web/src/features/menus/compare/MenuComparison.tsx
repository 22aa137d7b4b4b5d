import { compareMenus, type ComparedDay, type Menu } from '@healzy/domain/menus';
import { DEFAULT_KCAL_PER_BITE } from '@healzy/domain/nutritional-plans';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { FigureChanges } from './FigureChanges.tsx';
import { MealComparison } from './MealComparison.tsx';
import { WeekFigures } from './WeekFigures.tsx';

export interface MenuComparisonProps {
  before: Menu;
  after: Menu;
  /** What the two are called, in a word. */
  names: { before: string; after: string };
  labels: MenuLabels;
  foods: MenuFoodIndex;
  /** Heading level of a day. */
  level?: 3 | 4;
}

/** Two menus beside each other by their dishes, day by day and meal by meal. What stays is named in a line. */
export function MenuComparison({ before, after, level = 3, ...props }: MenuComparisonProps) {
  const { t } = useTranslation('menus');
  const { foodOf } = props.foods;
  const days = useMemo(
    () => compareMenus(before, after, foodOf, DEFAULT_KCAL_PER_BITE),
    [before, after, foodOf],
  );
  const weeks = [...new Set(days.filter(({ isSame }) => !isSame).map(({ week }) => week))];
  const ofWeek = (week: number) => days.filter((day) => day.week === week);
  if (weeks.length === 1) return <WeekComparison days={ofWeek(weeks[0]!)} level={level} {...props} />;
  return (
    <Stack gap="sm">
      {weeks.map((week, nth) => (
        <OpenedWeek
          key={week}
          title={t('compare.week', {
            week: week + 1,
            count: ofWeek(week)
              .flatMap(({ meals }) => meals)
              .filter(({ isSame }) => !isSame).length,
          })}
          isFirst={nth === 0}
          level={level}
        >
          {() => <WeekComparison days={ofWeek(week)} level={below(level)} {...props} />}
        </OpenedWeek>
      ))}
    </Stack>
  );
}

interface OpenedWeekProps {
  title: string;
  isFirst: boolean;
  level: 3 | 4;
  children: () => ReactNode;
}

/** Twelve weeks are four hundred meals: those of a week are rendered when it is opened. */
function OpenedWeek({ title, isFirst, level, children }: OpenedWeekProps) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <Disclosure title={title} level={level} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}

const BELOW = { 3: 4, 4: 5, 5: 6 } as const;
const below = <Level extends 3 | 4 | 5>(level: Level): (typeof BELOW)[Level] => BELOW[level];

type WeekProps = Pick<MenuComparisonProps, 'names' | 'labels' | 'foods'> & {
  days: readonly ComparedDay[];
  level: 3 | 4 | 5;
};

function WeekComparison({ days, level, names, labels, foods }: WeekProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const same = days.filter(({ isSame, meals }) => isSame && meals.length > 0);
  return (
    <Stack gap="lg">
      <WeekFigures days={days} names={names} startDate={labels.startDate} />
      {days
        .filter(({ isSame }) => !isSame)
        .map((day) => (
          <Stack key={day.day} as="section" gap="sm" aria-label={labels.day(day.week, day.day)}>
            <Stack gap="none">
              <Heading level={level} size="md">
                {labels.day(day.week, day.day)}
              </Heading>
              <FigureChanges {...day} isLead />
            </Stack>
            <Stack as="ul" gap="md" aria-label={t('compare.meals', { day: labels.day(day.week, day.day) })}>
              {day.meals
                .filter(({ isSame }) => !isSame)
                .map((meal) => (
                  <MealComparison
                    key={meal.at.meal}
                    {...{ meal, names, labels, foods }}
                    level={below(level)}
                  />
                ))}
            </Stack>
            <SameMeals day={day} labels={labels} level={below(level)} />
          </Stack>
        ))}
      {same.length > 0 && (
        <Text as="p" tone="muted">
          {t('compare.sameDays', {
            count: same.length,
            days: formats.list(same.map(({ week, day }) => labels.day(week, day))),
          })}
        </Text>
      )}
    </Stack>
  );
}

interface SameMealsProps {
  day: ComparedDay;
  labels: MenuLabels;
  level: 4 | 5 | 6;
}

function SameMeals({ day, labels, level }: SameMealsProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const same = day.meals.filter(({ isSame }) => isSame);
  if (same.length === 0) return null;
  return (
    <Disclosure title={t('compare.same', { count: same.length })} level={level}>
      <Stack as="ul" gap="xxs">
        {same.map(({ at, after }) => (
          <Text key={at.meal} as="li" size="sm">
            {t('compare.sameMeal', { meal: t(`foods:meal.${at.meal}`), what: labels.meal(after) })}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
