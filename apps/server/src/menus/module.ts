import { defineModule } from '../module.ts';
import { exportMenus } from './csv.ts';
import { demo } from './demo.ts';
import { getFoodExclusions, updateFoodExclusions } from './exclusions.ts';
import { getMenus, setMenuBasis, updateMenus } from './handlers.ts';
import { listMenuFoods } from './menu-foods.ts';
import { exportPlanPaper } from './paper/export.ts';
import { recordSections } from './record.ts';
import { exportShoppingList, getShoppingList } from './shopping.ts';
import {
  createMenuTemplate,
  deleteMenuTemplate,
  listMenuTemplates,
  updateMenuTemplate,
} from './templates.ts';

export const menus = defineModule({
  name: 'menus',
  handlers: [
    getMenus,
    updateMenus,
    setMenuBasis,
    getFoodExclusions,
    updateFoodExclusions,
    listMenuFoods,
    getShoppingList,
    exportShoppingList,
    exportMenus,
    exportPlanPaper,
    listMenuTemplates,
    createMenuTemplate,
    updateMenuTemplate,
    deleteMenuTemplate,
  ],
  recordSections,
  demo,
});
