import type { MenuFood } from '@healzy/api/schema';
import type { Food } from '@healzy/domain/foods';
import { foodsOfTemplate } from '@healzy/domain/nutritional-plans';
import { handler } from '../http/calls.ts';
import { ALL_FOODS, IS_ACTIVE, IS_FAVOURITE } from '../foods/food-rows.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { mapInSlices } from '../slices.ts';
import { shownExclusions } from './exclusions.ts';

/** Enough to choose and to solve with; a page and a worker hold them all. */
const MOST_FOODS = 3000;

interface Row {
  id: string;
  food: Partial<Food> & Pick<Food, 'category' | 'unit'>;
  isActive: boolean;
  isFavourite: boolean;
}

/** What is stored of a food leaves out what is not known. */
function toMenuFood({ id, food, isActive, isFavourite }: Row): MenuFood {
  const { energy = null, protein = null, fat = null, carbohydrate = null } = food.nutrients ?? {};
  return {
    id,
    nameEs: food.nameEs ?? null,
    nameEn: food.nameEn ?? null,
    synonyms: food.synonyms ?? [],
    category: food.category,
    tier: food.tier ?? 2,
    meals: food.meals ?? [],
    unit: food.unit,
    unitWeight: food.unitWeight ?? null,
    density: food.density ?? null,
    notFor: food.notFor ?? null,
    energy,
    protein,
    fat,
    carbohydrate,
    unknownShares: food.unknownShares ?? {},
    isActive,
    isFavourite,
  };
}

export const listMenuFoods = handler('listMenuFoods', async ({ caller, path }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const { foodIds } = await shownExclusions(sql, accountId, plan.patientId);
  const named = [...(plan.menuTemplate ? foodsOfTemplate(plan.menuTemplate) : []), ...foodIds];
  const { rows } = await sql.query<Row>(
    `WITH used AS MATERIALIZED (
       SELECT DISTINCT (portion->>'foodId')::uuid AS id FROM menus m,
         jsonb_path_query(m.weeks, '$[*][*].*.foods[*]') portion
       WHERE m.account_id = $1 AND m.nutritional_plan_id = $2
       UNION SELECT unnest($4::uuid[]))
     SELECT x.id, x.food, ${IS_ACTIVE} AS is_active, ${IS_FAVOURITE} AS is_favourite
     FROM ${ALL_FOODS} LEFT JOIN used ON used.id = x.id
     WHERE used.id IS NOT NULL OR ${IS_ACTIVE}
     ORDER BY used.id IS NULL, NOT ${IS_FAVOURITE}, x.origin, x.tier, x.key_es, x.id LIMIT $3`,
    [accountId, plan.id, MOST_FOODS, named],
  );
  return { status: 200, body: { items: await mapInSlices(rows, toMenuFood) } };
});
