import { localDateText, schemasOf } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { z } from 'zod';
import { DEFICIT_BAR_CODES, ENERGY_DOUBTS, ENERGY_GROUPS, ENERGY_SOURCE_CODES } from './energy-floor.ts';
import { frequencyChangesSchema } from './frequencies.ts';
import { menuTemplateSchema } from './menu-template.ts';
import { PLAN_WEEKS } from './period.ts';
import { energyTargetSchema, PLAN_FIELDS } from './schemas.ts';

const { id, person, instant, version } = recordFields;

const confirmation = z.object({
  kind: z.enum(ENERGY_DOUBTS),
  limitKcal: z.number(),
  group: z.enum(ENERGY_GROUPS),
  also: z.array(z.enum(DEFICIT_BAR_CODES)).optional(),
  source: z.enum(ENERGY_SOURCE_CODES),
  by: person,
  at: instant,
});

/** A nutritional plan, as stored and as exported in a patient's record. */
export const nutritionalPlanRecord = z.object({
  id,
  version,
  ...schemasOf(PLAN_FIELDS),
  weeks: z.number().int().min(PLAN_WEEKS.min).max(PLAN_WEEKS.max),
  /** The day of the calorimetry that they follow; records exported before it was kept have none. */
  macrosMeasuredOn: localDateText.nullable().default(null),
  energy: energyTargetSchema.extend({ confirmed: confirmation.optional() }).nullable(),
  /** Records exported before there were templates have none. */
  menuTemplate: menuTemplateSchema.nullable().default(null),
  /** Records exported before a plan could change them have none. */
  frequencies: frequencyChangesSchema.nullable().default(null),
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});
