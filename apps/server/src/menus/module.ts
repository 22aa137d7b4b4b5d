import { defineModule } from '../module.ts';
import { demo } from './demo.ts';
import { getMenus, updateMenus } from './handlers.ts';
import { listMenuFoods } from './menu-foods.ts';
import { recordSections } from './record.ts';

export const menus = defineModule({
  name: 'menus',
  handlers: [getMenus, updateMenus, listMenuFoods],
  recordSections,
  demo,
});
