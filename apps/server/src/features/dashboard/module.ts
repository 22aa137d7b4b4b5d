import { defineModule } from '../../module.ts';
import { cards } from './cards.ts';
import { getDashboard } from './figures.ts';
import { reviewWorklistLine, undoWorklistReview } from './reviews.ts';
import { getClinicSetup } from './setup.ts';
import { listTodayVisits } from './today.ts';
import { listWorklist } from './worklist.ts';

export const dashboard = defineModule({
  name: 'dashboard',
  handlers: [
    getClinicSetup,
    getDashboard,
    listTodayVisits,
    listWorklist,
    reviewWorklistLine,
    undoWorklistReview,
  ],
  cards,
  stayingTables: ['worklist_reviews'],
});
