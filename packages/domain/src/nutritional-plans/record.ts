import { localDateText, nameText } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { z } from 'zod';
import { menuTemplateSchema } from './menu-template.ts';
import { PLAN_WEEKS } from './period.ts';
import { energyTargetSchema, macroSharesSchema, mealSharesSchema, PLAN_LIMITS } from './schemas.ts';

const { id, person, instant, version } = recordFields;

/** A nutritional plan, as stored and as exported in a patient's record. */
export const nutritionalPlanRecord = z.object({
  id,
  version,
  name: nameText(PLAN_LIMITS.name),
  weeks: z.number().int().min(PLAN_WEEKS.min).max(PLAN_WEEKS.max),
  startDate: localDateText,
  mealShares: mealSharesSchema,
  macroShares: macroSharesSchema,
  energy: energyTargetSchema.nullable(),
  /** Records exported before there were templates have none. */
  menuTemplate: menuTemplateSchema.nullable().default(null),
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});
