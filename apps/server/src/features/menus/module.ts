import { defineModule, handlersIn } from '../../module.ts';
import { citations } from './citations.ts';
import { copyMenus } from './copy.ts';
import { readCurrentPlan } from './current-plan.ts';
import * as csv from './csv.ts';
import { demo } from './demo.ts';
import * as calendar from './calendar/handlers.ts';
import * as exclusions from './exclusions.ts';
import * as handlers from './handlers.ts';
import * as menuDishes from './menu-dishes.ts';
import * as menuFoods from './menu-foods.ts';
import { patientDays } from './patient-days.ts';
import * as planPaper from './paper/export.ts';
import { patientFilters } from './patient-filter.ts';
import * as preferences from './preferences.ts';
import { recordSections } from './record.ts';
import * as shopping from './shopping.ts';
import { stepProofs } from './step-proofs.ts';
import * as templates from './templates.ts';
import * as planFigures from './versions/figures.ts';
import * as planVersions from './versions/handlers.ts';
import * as planRestore from './versions/restore.ts';
import { worklist } from './worklist.ts';

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
  worklist,
  planCopies: [copyMenus],
  patientFilters,
  patientDays,
  clinicalSummary: { nutritionalPlan: readCurrentPlan },
  stepProofs,
  recordSections,
  stayingTables: ['plan_calendars'],
  citations,
  demo,
});
