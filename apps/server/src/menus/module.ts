import { defineModule } from '../module.ts';
import { demo } from './demo.ts';
import { getMenus, updateMenus } from './handlers.ts';
import { listMenuFoods } from './menu-foods.ts';
import { recordSections } from './record.ts';
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
    listMenuFoods,
    listMenuTemplates,
    createMenuTemplate,
    updateMenuTemplate,
    deleteMenuTemplate,
  ],
  recordSections,
  demo,
});
