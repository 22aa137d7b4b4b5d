import { z } from 'zod';
import { foodSchema } from '../foods/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { menuDocumentSchema } from './document.ts';

const { id, person, instant, version } = recordFields;

/** The menus of a plan as exported in a patient's record: without the steps of undo and redo. */
/** A food as it was until an instant: what was eaten keeps its figures where the food is not known, or is another. */
const earlierFoodRecord = z.object({ foodId: id, until: instant, food: foodSchema });

export const menuRecord = z.object({
  nutritionalPlanId: id,
  version,
  weeks: menuDocumentSchema.shape.weeks,
  createdAt: instant,
  changedBy: person,
  changedAt: instant,
});

/** As many as an account may have, each changed now and then: a record that could not be exported would be lost. */
const MOST_EARLIER_FOODS = 60_000;

/** The same in a transferred record, with the foods that its meals were eaten with. */
export const transferredMenuRecord = menuRecord.extend({
  earlierFoods: z.array(earlierFoodRecord).max(MOST_EARLIER_FOODS),
});
