import type { MealPosition, MenuDay } from '@healzy/domain/menus';
import { MEALS, planDate, type PlanTargets } from '@healzy/domain/nutritional-plans';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu, type MenuEntry } from '@healzy/ui/components/Menu';
import {
  WeekBoard,
  type WeekBoardCard,
  type WeekBoardClipboard,
  type WeekBoardDay,
  type WeekBoardTray,
} from '@healzy/ui/patterns/WeekBoard';
import { Icon, Inline, Text } from '@healzy/ui/primitives';
import { Check, Lock, MoreHorizontal, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { DayTotal } from './DayTotal.tsx';
import type { MenuFoodIndex } from './menu-foods.ts';
import { MealContent } from './dishes/MealContent.tsx';
import { cardIdOf, dayAt, dayIdOf, mealFigures, positionOf } from './plan-menus.ts';
import type { MenuLabels } from './useMenuLabels.ts';

export interface WeekOfMenusProps {
  /** Which week of the plan. */
  week: number;
  days: readonly MenuDay[];
  startDate: string;
  today: string;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  canEdit: boolean;
  /** What can be done with a day. */
  dayMenu: (week: number, day: number) => readonly MenuEntry[];
  onOpen: (at: MealPosition) => void;
  onMove: (from: MealPosition, to: MealPosition) => void;
  onCopy: (from: MealPosition, days: readonly Pick<MealPosition, 'week' | 'day'>[]) => void;
  clipboard: WeekBoardClipboard;
  /** Meals that can be put into the week. */
  tray?: WeekBoardTray | undefined;
}

/** Five meals of the days of a week, with their energy and bites beside those of the plan. */
export function WeekOfMenus({
  week,
  days: ofWeek,
  startDate,
  today,
  targets,
  foods,
  labels,
  canEdit,
  dayMenu,
  onOpen,
  onMove,
  onCopy,
  clipboard,
  tray,
}: WeekOfMenusProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const formats = useFormats();
  const days = ofWeek.map((ofDay, day) => ({ day, ofDay }));
  const boardDays = days.map(({ day, ofDay }): WeekBoardDay => {
    const date = planDate(startDate, { week, day });
    return {
      id: dayIdOf({ week, day }),
      label: formats.briefDay(date),
      name: formats.longDay(date),
      isToday: date === today,
      actions: canEdit && (
        <Menu
          trigger={
            <IconButton
              icon={MoreHorizontal}
              label={t('day.actions', { day: formats.longDay(date) })}
              size="small"
              hasTooltip={false}
            />
          }
          entries={dayMenu(week, day)}
        />
      ),
      total: <DayTotal meals={ofDay} targets={targets} foods={foods} labels={labels} />,
    };
  });
  const meals = MEALS.filter(
    (meal) => targets.meals[meal].kcal > 0 || days.some(({ ofDay }) => ofDay[meal].foods.length > 0),
  );
  const cards = days.flatMap(({ day, ofDay }) =>
    meals.flatMap((meal): WeekBoardCard[] => {
      const one = ofDay[meal];
      if (one.foods.length === 0 && one.name === '') return [];
      const { kcal, bites, matches, ...totals } = mealFigures(one, meal, foods.foodOf, targets);
      return [
        {
          id: cardIdOf({ week, day, meal }),
          dayId: dayIdOf({ week, day }),
          rowId: meal,
          label: labels.meal(one),
          ...(one.foods.length > 0
            ? { content: <MealContent meal={one} targets={targets} foods={foods} labels={labels} /> }
            : {}),
          isDisabled: one.isLocked || !canEdit,
          lead: (
            <Inline gap="xxs" as="span">
              <Text size="xs" weight="semibold" tone="primary" isNumeric>
                {kcal === null ? t('totals.unknown') : `${formats.number(kcal)}\u00a0kcal`}
              </Text>
              {bites !== null && (
                <Text size="xs" isNumeric>
                  {t('totals.bites', { bites: labels.number(bites) })}
                </Text>
              )}
              {!matches && (
                <Icon icon={TriangleAlert} size="xs" tone="warning" label={t('meal.mismatchShort')} />
              )}
              {one.isCompleted && <Icon icon={Check} size="xs" tone="success" label={t('meal.completed')} />}
              {one.isLocked && <Icon icon={Lock} size="xs" label={t('meal.locked')} />}
            </Inline>
          ),
          meta: (
            <Text size="xs" tone="muted" isNumeric>
              {labels.macros(totals)}
            </Text>
          ),
        },
      ];
    }),
  );
  return (
    <WeekBoard
      label={t('board.label', { week: week + 1 })}
      rowHeading={t('board.meal')}
      days={boardDays}
      rows={meals.map((meal) => ({
        id: meal,
        label: t(`foods:meal.${meal}`),
        hint: labels.energy(targets.meals[meal].kcal, targets.meals[meal].bites),
      }))}
      cards={cards}
      tray={tray}
      onOpen={(id) => onOpen(positionOf(id))}
      onMove={({ id, dayId, rowId }) =>
        onMove(positionOf(id), { ...dayAt(dayId), meal: rowId as MealPosition['meal'] })
      }
      {...(canEdit
        ? {
            onAdd: (dayId: string, rowId: string) =>
              onOpen({ ...dayAt(dayId), meal: rowId as MealPosition['meal'] }),
            onCopy: (id: string, dayIds: readonly string[]) => onCopy(positionOf(id), dayIds.map(dayAt)),
            clipboard,
          }
        : {})}
    />
  );
}
