import { defineModule } from '../module.ts';
import { citations } from './citations.ts';
import { copyMenus } from './copy.ts';
import { readCurrentPlan } from './current-plan.ts';
import { exportMenus } from './csv.ts';
import { demo } from './demo.ts';
import { getMealCalendar, removeMealCalendar, renewMealCalendar } from './calendar/handlers.ts';
import { getFoodExclusions, updateFoodExclusions } from './exclusions.ts';
import { getMenus, setMenuBasis, updateMenus } from './handlers.ts';
import { findMenuFoods, listMenuFoods } from './menu-foods.ts';
import { exportPlanPaper } from './paper/export.ts';
import { patientFilters } from './patient-filter.ts';
import { recordSections } from './record.ts';
import { exportShoppingList, getShoppingList } from './shopping.ts';
import { stepProofs } from './step-proofs.ts';
import {
  createMenuTemplate,
  deleteMenuTemplate,
  listMenuTemplates,
  updateMenuTemplate,
} from './templates.ts';
import { getPlanFigures } from './versions/figures.ts';
import {
  createPlanVersion,
  deletePlanVersion,
  getPlanVersion,
  listPlanVersions,
} from './versions/handlers.ts';
import { restorePlanVersion } from './versions/restore.ts';
import { worklist } from './worklist.ts';

export const menus = defineModule({
  name: 'menus',
  handlers: [
    getMenus,
    updateMenus,
    setMenuBasis,
    getFoodExclusions,
    updateFoodExclusions,
    listMenuFoods,
    findMenuFoods,
    getShoppingList,
    exportShoppingList,
    exportMenus,
    exportPlanPaper,
    getMealCalendar,
    renewMealCalendar,
    removeMealCalendar,
    listMenuTemplates,
    createMenuTemplate,
    updateMenuTemplate,
    deleteMenuTemplate,
    listPlanVersions,
    createPlanVersion,
    getPlanVersion,
    deletePlanVersion,
    restorePlanVersion,
    getPlanFigures,
  ],
  worklist,
  planCopies: [copyMenus],
  patientFilters,
  clinicalSummary: { nutritionalPlan: readCurrentPlan },
  stepProofs,
  recordSections,
  stayingTables: ['plan_calendars'],
  citations,
  demo,
});
