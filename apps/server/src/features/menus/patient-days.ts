import { dayTotals, weekStatus, type MenuDay } from '@healzy/domain/menus';
import {
  DEFAULT_KCAL_PER_BITE,
  planDayOn,
  planEnd,
  planTargets,
  type PlanTargets,
} from '@healzy/domain/nutritional-plans';
import { daysOfLocalDate, localDateOfDays, type LocalDate } from '@healzy/domain/shared';
import type { DaysContext, PatientDaySources, PlannedDay } from '../../contributions/patient-days.ts';
import { nutritionalPlans } from '../nutritional-plans/plan-rows.ts';
import { Slices } from '../../platform/slices.ts';
import { foodsOfMenus, type FoodsOfMenus } from './foods-of-menus.ts';
import { shownMenus } from './menu-rows.ts';

const datesBetween = (from: LocalDate, to: LocalDate): LocalDate[] => {
  const [first, last] = [daysOfLocalDate(from) ?? 0, daysOfLocalDate(to) ?? -1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, day) => localDateOfDays(first + day));
};

/**
 * What the plans of a patient have for each day: of a day with foods in all of its meals these, of others what the plan sets.
 * Of two plans of a day the one that began later holds.
 */
async function plannedDays({ sql, accountId, patientId, from, to, now }: DaysContext): Promise<PlannedDay[]> {
  const plans = await nutritionalPlans.select(
    sql,
    'WHERE x.account_id = $1 AND x.patient_id = $2 AND x.start_date <= $3::date ORDER BY x.start_date, x.id',
    [accountId, patientId, to],
  );
  const days = new Map<LocalDate, PlannedDay>();
  const slices = new Slices();
  for (const plan of plans.filter((each) => planEnd(each) >= from)) {
    const { energy, mealShares, macroShares } = plan;
    if (energy === null) continue;
    const { weeks } = await shownMenus(sql, accountId, plan, now);
    const targets = planTargets({
      energyKcal: energy.kcal,
      mealShares,
      macroShares,
      kcalPerBite: DEFAULT_KCAL_PER_BITE,
    });
    const dated = datesBetween(from, to).flatMap((date) => {
      const on = planDayOn(plan, date);
      const menu = on && (weeks[on.week]?.[on.day] as MenuDay | undefined);
      return on ? [{ date, menu: menu ?? null }] : [];
    });
    const foods = await foodsOfMenus(
      sql,
      accountId,
      dated.flatMap(({ menu }) => menu ?? []),
    );
    for (const { date, menu } of dated) {
      days.set(date, { date, ...amountsOf(menu, targets, foods) });
      if (slices.isOver) await slices.next();
    }
  }
  return [...days.values()];
}

function amountsOf(
  menu: MenuDay | null,
  targets: PlanTargets,
  { foodOf }: FoodsOfMenus,
): Omit<PlannedDay, 'date'> {
  if (menu !== null) {
    const { meals, planned } = weekStatus([menu], targets, foodOf);
    const { kcal, sums } = dayTotals(menu, foodOf, targets.kcalPerBite);
    // What foods do not say is missing in their sums: then the plan itself is the better word.
    const isKnown = sums.nutrients.energy.unknownShare === 0;
    if (meals > 0 && planned === meals && kcal !== null && isKnown) {
      const { carbohydrate, protein, fat, fibre } = sums.nutrients;
      return {
        energyKcal: kcal,
        carbohydrateG: carbohydrate.amount,
        proteinG: protein.amount,
        fatG: fat.amount,
        fibreG: fibre.amount,
      };
    }
  }
  const { kcal, grams } = targets.day;
  return {
    energyKcal: kcal,
    carbohydrateG: grams.CARBS,
    proteinG: grams.PROTEIN,
    fatG: grams.FAT,
    fibreG: null,
  };
}

export const patientDays = { planned: plannedDays } satisfies Partial<PatientDaySources>;
