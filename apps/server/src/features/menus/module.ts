import { defineModule, handlersIn } from '../../module.ts';
import * as csv from './csv.ts';
import * as calendar from './calendar/handlers.ts';
import * as exclusions from './exclusions.ts';
import * as handlers from './handlers.ts';
import * as menuDishes from './menu-dishes.ts';
import * as menuFoods from './menu-foods.ts';
import * as planPaper from './paper/export.ts';
import * as preferences from './preferences.ts';
import * as shopping from './shopping.ts';
import * as templates from './templates.ts';
import * as planFigures from './versions/figures.ts';
import * as planVersions from './versions/handlers.ts';
import * as planRestore from './versions/restore.ts';
import * as contributions from './contributions.ts';

export const menus = defineModule({
  name: 'menus',
  handlers: handlersIn(
    csv,
    calendar,
    exclusions,
    handlers,
    menuDishes,
    menuFoods,
    planPaper,
    preferences,
    shopping,
    templates,
    planFigures,
    planVersions,
    planRestore,
  ),
  ...contributions,
});
