import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { menuDocumentSchema } from './document.ts';

const { id, person, instant, version } = recordFields;

/** The menus of a plan as exported in a patient's record: without the steps of undo and redo. */
export const menuRecord = z.object({
  nutritionalPlanId: id,
  version,
  weeks: menuDocumentSchema.shape.weeks,
  createdAt: instant,
  changedBy: person,
  changedAt: instant,
});
