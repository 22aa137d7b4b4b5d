import { mealOfLogged, type MealPosition, type MenuMeal } from '@healzy/domain/menus';
import { MEALS } from '@healzy/domain/nutritional-plans';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu } from '@healzy/ui/components/Menu';
import type { WeekBoardTray } from '@healzy/ui/patterns/WeekBoard';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { notify } from '../../../state/notices.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import { dayAt } from '../plan-menus.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { type FoodResponse, useMealResponses } from './meal-responses.ts';

const LoggedMealFacts = lazyPart(async () => (await import('./LoggedMealFacts.tsx')).LoggedMealFacts);
const FoodResponseMark = lazyPart(async () => (await import('./FoodResponseMark.tsx')).FoodResponseMark);

interface LoggedMealsSource {
  patientId: string;
  week: number;
  days: number;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  /** Puts a meal in a place; false when what is there stays, which has been said. */
  onPut: (meal: MenuMeal, at: MealPosition) => boolean;
}

/** Meals that were logged during CGM tests, to be placed in a week, and what is known of this patient's responses. */
export function useLoggedMeals({ patientId, week, days, foods, labels, onPut }: LoggedMealsSource) {
  const { t } = useTranslation(['menus', 'foods']);
  const query = useMealResponses(patientId);
  const [isShown, show] = useState(false);
  const meals = query.data?.meals ?? [];
  const known = useMemo(
    () => new Map((query.data?.foods ?? []).map((one): [string, FoodResponse] => [one.foodId, one])),
    [query.data],
  );
  const place = (id: string, at: MealPosition): void => {
    const logged = meals.find((each) => each.id === id);
    if (!logged) return;
    const { meal, missing } = mealOfLogged(logged, foods.foodOf);
    if (meal.foods.length === 0) {
      notify({ tone: 'warning', text: t('responses.noFoods', { meal: logged.name }) });
      return;
    }
    if (!onPut(meal, at)) return;
    const text = t('responses.placed', { meal: logged.name, place: labels.place(at) });
    const gone = missing.length > 0 ? ` ${t('responses.missing', { count: missing.length })}` : '';
    notify({ tone: gone === '' ? 'success' : 'warning', text: text + gone });
  };
  const tray = (): WeekBoardTray => ({
    label: t('responses.tray'),
    cards: meals.map((meal) => ({
      id: meal.id,
      label: meal.name,
      content: <LoggedMealFacts meal={meal} />,
      actions: (
        <Menu
          trigger={
            <IconButton icon={CalendarPlus} size="small" label={t('responses.place', { meal: meal.name })} />
          }
          entries={() =>
            Array.from({ length: days }, (_, day) => ({
              kind: 'submenu' as const,
              id: String(day),
              label: labels.day(week, day),
              entries: MEALS.map((of) => ({
                id: of,
                label: t(`foods:meal.${of}`),
                onAction: () => place(meal.id, { week, day, meal: of }),
              })),
            }))
          }
        />
      ),
    })),
    onPlace: (id, dayId, rowId) => place(id, { ...dayAt(dayId), meal: rowId as MealPosition['meal'] }),
  });
  return {
    /** How many meals can be placed; null while that is not known. */
    count: query.data ? meals.length : null,
    hasFailed: query.isError,
    isShown,
    show,
    tray: isShown ? tray() : undefined,
    /** The foods of meals that can be placed. */
    foodIds: isShown ? [...new Set(meals.flatMap((meal) => meal.foods.map(({ foodId }) => foodId)))] : [],
    /** This patient's known response to a food; nothing below three measured meals with it. */
    responseOf: (foodId: string): ReactNode => {
      const response = known.get(foodId);
      return response === undefined ? null : (
        <FoodResponseMark food={labels.name(foodId)} response={response} />
      );
    },
  };
}
export type LoggedMeals = ReturnType<typeof useLoggedMeals>;
