import {
  applyEdit,
  basisOf,
  DEFAULT_MENU_TEMPLATE,
  emptyMenu,
  fillEdit,
  fillMenu,
  type MenuDocument,
  type MenuFoodFacts,
} from '@healzy/domain/menus';
import {
  DEFAULT_KCAL_PER_BITE,
  planDayOn,
  planTargets,
  type PlanMenuTemplate,
} from '@healzy/domain/nutritional-plans';
import { foodSchema, suitabilityOf } from '@healzy/domain/foods';
import { searchKey, todayIn } from '@healzy/domain/shared';
import type { DemoData } from '../../contributions/demo.ts';
import { nutritionalPlans } from '../nutritional-plans/plan-rows.ts';
import { newId } from '../../platform/db/ids.ts';
import { dishesToFillWith } from './menu-dishes.ts';
import { NO_STEPS, shownMenus, writeMenus } from './menu-rows.ts';
import { menuTemplates } from './template-rows.ts';

/** The general template with lighter dinners, to apply to plans. */
const LIGHT_DINNERS = {
  name: 'Cenas ligeras',
  template: {
    ...DEFAULT_MENU_TEMPLATE,
    DINNER: [
      { foodIds: [], categories: ['VEGETABLES'], min: 1, max: 2 },
      { foodIds: [], categories: ['FISH', 'SEAFOOD', 'EGGS'], min: 1, max: 1 },
      { foodIds: [], categories: ['BREAD_PASTA', 'TUBERS'], min: 0, max: 1 },
      { foodIds: [], categories: ['FATS_OILS'], min: 1, max: 1 },
      { foodIds: [], categories: ['FRUIT', 'DAIRY'], min: 0, max: 1 },
    ],
  },
} satisfies { name: string; template: PlanMenuTemplate };

/** Of each plan that has energy, the running week and the one after it, or else the first. The others stay empty. */
export const demo: DemoData = {
  needs: ['nutritional-plans', 'patient-data', 'foods', 'dishes'],
  async fill({ services, accountId, lead, now }) {
    await services.database.asAccount({ accountId }, async (sql) => {
      const plans = await nutritionalPlans.select(sql, 'WHERE x.account_id = $1 ORDER BY x.id', [accountId]);
      const { rows } = await sql.query<{ food: unknown }>('SELECT food FROM provider_foods ORDER BY id');
      const foods = rows.map(({ food }): MenuFoodFacts => {
        const stored = foodSchema.parse(food);
        return { ...stored, ...suitabilityOf(stored), isActive: true };
      });
      const dishes = await dishesToFillWith(sql, accountId);
      await menuTemplates.insert(sql, {
        ...LIGHT_DINNERS,
        nameKey: searchKey(LIGHT_DINNERS.name),
        id: newId(),
        accountId,
        createdBy: lead.userId,
        createdAt: now,
        updatedAt: now,
      });
      const today = todayIn('Europe/Madrid', now);
      for (const [seed, plan] of plans.entries()) {
        const { weeks, energy, mealShares, macroShares } = plan;
        if (energy === null) continue;
        const shown = await shownMenus(sql, accountId, plan, now, services.contributions);
        const { restrictions, exclusions, foodQuestions, foodRemarks, energyDoubt } = shown;
        const remarks = foodRemarks.map(({ code }) => code);
        // Somebody has to answer first, as in a clinic.
        if (foodQuestions.length > 0 || energyDoubt !== null) continue;
        const targets = planTargets({
          energyKcal: energy.kcal,
          mealShares,
          macroShares,
          kcalPerBite: DEFAULT_KCAL_PER_BITE,
        });
        const current = planDayOn(plan, today)?.week ?? 0;
        const nothing = emptyMenu(weeks);
        let menu = nothing;
        // Whoever looks at a running plan towards the end of a week finds the next one too.
        for (const week of current === 0 ? [0] : [current, current + 1].filter((one) => one < weeks)) {
          const scope = { kind: 'WEEK', week } as const;
          const startsOn = plan.startDate;
          const filling = { menu, scope, targets, foods, restrictions, remarks, exclusions };
          const solved = fillMenu({ ...filling, dishes: { dishes, foods, startsOn } }, seed + week - current);
          const filled = solved.status === 'SOLVED' ? applyEdit(menu, fillEdit(menu, solved.meals)) : null;
          if (filled !== null) menu = filled.menu;
        }
        if (menu === nothing) continue;
        const made = { weeks: menu.weeks as MenuDocument['weeks'], ...NO_STEPS };
        const basis = { ...basisOf(plan, exclusions), foodsAt: now.toISOString() };
        const changes = { ...made, basis, changedBy: lead.userId, changedAt: now };
        await writeMenus(sql, { accountId, plan, version: 0 }, changes);
      }
    });
  },
};
