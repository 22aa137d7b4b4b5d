import { foodFormSchema, type Food, type FoodForm } from '@healzy/domain/foods';
import {
  CATALOGUE_DUPLICATE_CHOICES,
  nutrientOfField,
  OWN_DUPLICATE_CHOICES,
  type FoodImportSettings,
  type ReadFood,
} from '@healzy/domain/foods/imports';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { longHandler, type Reply } from '../../../platform/http/calls.ts';
import type { BodyOf } from '../../../platform/http/contract.ts';
import { Slices } from '../../../platform/slices.ts';
import { lockFoods, refreshRecipes, requireRoomFor, saveFood, type Owner } from '../changes.ts';
import { columnsOfFood, foods as foodTable, readFoods, storedFood } from '../food-rows.ts';
import { foodOfForm } from '../recipes.ts';
import { knownFoods, type KnownFood } from './known.ts';
import { readTable, type FoodTable } from './table.ts';

/** Rows of one statement, which holds the thread that the embedded database runs in. */
const AT_ONCE = 50;
/** Duplicates that an answer names. */
const NAMED = 500;

type Choices = Pick<BodyOf<'importFoods'>, 'ownDuplicates' | 'catalogueDuplicates'>;

/** What becomes of each row. */
interface Plan {
  added: ReadFood[];
  replaced: { read: ReadFood; id: string }[];
  result: Extract<Reply<'importFoods'>, { status: 200 }>['body'];
}

function planOf(
  { foods, keys }: FoodTable,
  known: ReadonlyMap<string, KnownFood>,
  { ownDuplicates = OWN_DUPLICATE_CHOICES[0], catalogueDuplicates = CATALOGUE_DUPLICATE_CHOICES[0] }: Choices,
): Plan {
  const added: ReadFood[] = [];
  const replaced: Plan['replaced'] = [];
  const duplicates: Plan['result']['duplicates'] = [];
  const counts = { PERSONAL: 0, PROVIDER: 0 };
  for (const [at, read] of foods.entries()) {
    const same = known.get(keys[at] ?? '');
    if (same === undefined) {
      added.push(read);
      continue;
    }
    const { id, origin, isRecipe } = same;
    counts[origin]++;
    if (duplicates.length < NAMED)
      duplicates.push({ row: read.row, name: read.name, origin, foodId: id, isRecipe });
    if (origin === 'PROVIDER') {
      if (catalogueDuplicates === 'ADD') added.push(read);
    } else if (ownDuplicates === 'REPLACE' && !isRecipe) replaced.push({ read, id });
  }
  const result = {
    created: added.length,
    replaced: replaced.length,
    skipped: foods.length - added.length - replaced.length,
    ownCount: counts.PERSONAL,
    catalogueCount: counts.PROVIDER,
    duplicates,
  };
  return { added, replaced, result };
}

/** The food with what the table has columns for; the rest stays. */
function replacedBy(before: Food, form: FoodForm, { columns, sourceNote }: FoodImportSettings): FoodForm {
  const fields = columns.flatMap((column) => (column === null ? [] : [column.field]));
  const nutrients = { ...before.nutrients };
  const changed: Record<string, unknown> = {};
  for (const field of fields) {
    const nutrient = nutrientOfField(field);
    if (field === 'notFor')
      Object.assign(changed, { unsuitableFor: form.unsuitableFor, suitableFor: form.suitableFor });
    else if (nutrient === null) changed[field] = form[field as keyof FoodForm];
    else nutrients[nutrient] = form.nutrients[nutrient];
  }
  if (fields.includes('carbohydrate')) changed.carbohydrateKind = form.carbohydrateKind;
  if (sourceNote !== null) changed.sourceNote = form.sourceNote;
  return foodFormSchema.parse({ ...before, ...changed, nutrients });
}

async function addAll(sql: Sql, { accountId, userId, at }: Owner, added: readonly ReadFood[]): Promise<void> {
  const slices = new Slices();
  for (let from = 0; from < added.length; from += AT_ONCE) {
    const rows = [];
    for (const { food: form } of added.slice(from, from + AT_ONCE)) {
      const id = newId();
      const food = await foodOfForm(sql, accountId, id, form);
      rows.push({ ...columnsOfFood(food), id, accountId, createdBy: userId, createdAt: at, updatedAt: at });
    }
    await foodTable.insert(sql, rows);
    if (slices.isOver) await slices.next();
  }
}

async function replaceAll(
  sql: Sql,
  { accountId, at }: Owner,
  replaced: Plan['replaced'],
  settings: FoodImportSettings,
): Promise<void> {
  for (let from = 0; from < replaced.length; from += AT_ONCE) {
    const part = replaced.slice(from, from + AT_ONCE);
    const rows = await readFoods(
      sql,
      accountId,
      part.map(({ id }) => id),
    );
    const stored = new Map(rows.map((row) => [row.id, storedFood(row)]));
    for (const { read, id } of part) {
      const before = stored.get(id);
      if (before === undefined) continue;
      const form = replacedBy(before, read.food, settings);
      await saveFood(sql, accountId, await foodOfForm(sql, accountId, id, form, before), at);
    }
  }
  await refreshRecipes(
    sql,
    accountId,
    replaced.map(({ id }) => id),
    at,
  );
}

/** Saves a plan; all of it or, when anything fails, nothing. */
async function savePlan(sql: Sql, owner: Owner, plan: Plan, { settings }: FoodTable): Promise<void> {
  await requireRoomFor(sql, owner.accountId, plan.added.length);
  await addAll(sql, owner, plan.added);
  await replaceAll(sql, owner, plan.replaced, settings);
}

export const importFoods = longHandler('importFoods', async (call) => {
  const { body, caller, services } = call;
  const { accountId, userId } = caller;
  const table = await readTable(body);
  const planned = async (sql: Sql): Promise<Plan> =>
    planOf(table, await knownFoods(sql, accountId, table.keys), body);
  if (body.isTrial === true) {
    const plan = await call.inAccount(planned);
    return { status: 200, body: plan.result };
  }
  return call.inAccountOnce(async (sql) => {
    await lockFoods(sql, accountId);
    const plan = await planned(sql);
    await savePlan(sql, { accountId, userId, at: services.now() }, plan, table);
    const { created, replaced } = plan.result;
    await recordAudit(sql, { by: call, kind: 'FOODS_IMPORTED', details: { rows: created + replaced } });
    return { status: 200, body: plan.result };
  });
});
