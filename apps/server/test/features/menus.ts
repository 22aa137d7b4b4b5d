import {
  basisOf,
  DEFAULT_MENU_TEMPLATE,
  emptyMenu,
  NO_PREFERENCES,
  NOTHING_EXCLUDED,
} from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import type { FeatureSamples } from '../feature-samples.ts';

const plan = { name: 'Cuatro semanas', weeks: 1, startDate: '2198-01-01' };
const body = (name: string) => {
  const weeks = structuredClone(emptyMenu(1).weeks) as unknown as { BREAKFAST: { name: string } }[][];
  weeks[0]![0]!.BREAKFAST.name = name.slice(0, 46);
  return { weeks, undo: [], redo: [], applied: [] };
};

/** The template of the account that was saved with each plan. */
const templateOf = new Map<string, string>();
/** The version that was kept of each plan. */
const versionOf = new Map<string, string>();
const templateNamed = (name: string) => ({ name, template: DEFAULT_MENU_TEMPLATE });

export const samples: FeatureSamples = {
  tables: [
    'menus',
    'menu_templates',
    'food_exclusions',
    'food_preferences',
    'plan_versions',
    'plan_calendars',
  ],

  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const made = await bed.call('createNutritionalPlan', { as, path: { patientId }, body: plan });
    if (made.status !== 201) throw new Error(`The plan answered ${made.text}.`);
    const id = made.body.id as string;
    const headers = { 'if-match': '"0"' };
    const saved = await bed.call('updateMenus', { as, path: { id }, headers, body: body(text) });
    if (saved.status !== 200) throw new Error(`The menus answered ${saved.text}.`);
    const template = await bed.call('createMenuTemplate', {
      as,
      body: templateNamed(`Plantilla ${crypto.randomUUID()}`),
    });
    if (template.status !== 201) throw new Error(`The template answered ${template.text}.`);
    const excluded = await bed.call('updateFoodExclusions', {
      as,
      path: { patientId },
      headers,
      body: { foodIds: [], categories: ['FISH'] },
    });
    if (excluded.status !== 200 && excluded.status !== 412)
      throw new Error(`The exclusions answered ${excluded.text}.`);
    const preferred = await bed.call('updateFoodPreferences', {
      as,
      path: { patientId },
      headers,
      body: { ...NO_PREFERENCES, likedCategories: ['FISH'], cooksFor: 4 },
    });
    if (preferred.status !== 200 && preferred.status !== 412)
      throw new Error(`The preferences answered ${preferred.text}.`);
    const calendar = await bed.call('renewMealCalendar', { as, path: { id } });
    if (calendar.status !== 200) throw new Error(`The calendar answered ${calendar.text}.`);
    templateOf.set(id, template.body.id as string);
    const kept = await bed.call('createPlanVersion', { as, path: { id }, body: { name: text.slice(0, 80) } });
    if (kept.status !== 201) throw new Error(`The version answered ${kept.text}.`);
    versionOf.set(id, kept.body.id as string);
    return id;
  },

  calls: ({ patientId, id }) => ({
    listMenuTemplates: { names: false },
    createMenuTemplate: { body: templateNamed(`Otra plantilla ${id}`), names: false },
    updateMenuTemplate: {
      path: { id: templateOf.get(id) ?? id },
      headers: { 'if-match': '"1"' },
      body: templateNamed(`Plantilla ${id}`),
      names: true,
    },
    deleteMenuTemplate: { path: { id: templateOf.get(id) ?? id }, names: true },
    getMenus: { path: { id }, names: true },
    updateMenus: { path: { id }, headers: { 'if-match': '"1"' }, body: body('Desayuno'), names: true },
    listPlanVersions: { path: { id }, names: true },
    createPlanVersion: { path: { id }, body: { name: 'Antes del verano' }, names: true },
    getPlanVersion: { path: { id, planVersionId: versionOf.get(id) ?? id }, names: true },
    restorePlanVersion: {
      path: { id, planVersionId: versionOf.get(id) ?? id },
      body: { planVersion: 1, menusVersion: 1 },
      names: true,
    },
    deletePlanVersion: { path: { id, planVersionId: versionOf.get(id) ?? id }, names: true },
    getPlanFigures: { path: { id }, names: true },
    getFoodExclusions: { path: { patientId }, names: true },
    updateFoodExclusions: {
      path: { patientId },
      headers: { 'if-match': '"1"' },
      body: { foodIds: [], categories: ['MEAT'] },
      names: true,
    },
    getFoodPreferences: { path: { patientId }, names: true },
    updateFoodPreferences: {
      path: { patientId },
      headers: { 'if-match': '"1"' },
      body: { ...NO_PREFERENCES, weekdayMinutes: 20 },
      names: true,
    },
    setMenuBasis: {
      path: { id },
      body: basisOf(
        {
          energy: null,
          mealShares: DEFAULT_MEAL_SHARES,
          macroShares: DEFAULT_MACRO_SHARES,
          menuTemplate: null,
        },
        NOTHING_EXCLUDED,
      ),
      names: true,
    },
    listMenuFoods: { path: { id }, names: true },
    listMenuDishes: { path: { id }, names: true },
    findMenuFoods: { path: { id }, names: true },
    getShoppingList: { path: { id }, names: true },
    exportShoppingList: { path: { id }, names: true },
    exportPlanPaper: { path: { id }, names: true },
    exportMenus: { path: { id }, names: true },
    getMealCalendar: { path: { id }, names: true },
    renewMealCalendar: { path: { id }, names: true },
    removeMealCalendar: { path: { id }, names: true },
  }),
};
