import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { zoneText } from '../shared/field-schemas.ts';
import { LANGUAGES } from '../shared/languages.ts';
import { CARBOHYDRATE_KINDS, FOOD_UNITS } from '../foods/option-sets.ts';
import { LOGGED_UNITS, MEAL_NUTRIENTS } from './meals/logged-foods.ts';
import { SENSOR_REMOVALS, SENSOR_SIDES, SENSOR_SITES } from './sensors.ts';

const { id, person, instant, text, anything, count, version } = recordFields;

/** An import of a sensor without its readings, as stored and as exported in a patient's record. */
export const cgmImportRecord = z.object({
  id,
  medicalTestId: id,
  documentId: id,
  zone: zoneText,
  unit: z.enum(['mg/dL', 'mmol/L']),
  cadenceMinutes: z.number().min(0).max(100_000),
  recognised: anything,
  report: anything,
  beganTest: z.boolean(),
  createdBy: person,
  createdAt: instant,
});

const amount = z.number().min(0).max(1_000_000);
const shares = z.number().min(0).max(1);

/** A food of a meal with what was kept of it when it was logged. */
const mealFoodRecord = z.object({
  foodId: id,
  amount,
  unit: z.enum(LOGGED_UNITS),
  portion: text(200).nullable(),
  food: z.object({
    nameEs: text(500).nullable(),
    nameEn: text(500).nullable(),
    unit: z.enum(FOOD_UNITS),
    unitWeight: amount.nullable(),
    density: amount.nullable(),
    portions: z
      .array(z.object({ nameEs: text(200).nullable(), nameEn: text(200).nullable(), grams: amount }))
      .max(100),
    carbohydrateKind: z.enum(CARBOHYDRATE_KINDS).nullable(),
    nutrients: z.record(z.enum(MEAL_NUTRIENTS), amount.nullable()),
    unknownShares: z.partialRecord(z.enum(MEAL_NUTRIENTS), shares),
  }),
});

/** An event as stored and as exported in a patient's record. */
export const cgmEventRecord = z.object({
  id,
  medicalTestId: id,
  type: z.enum(['REST', 'MEAL', 'FEELING', 'TRAINING', 'CUSTOM']),
  subtype: text(100).nullable(),
  name: text(500),
  description: text(100_000).nullable(),
  comment: text(100_000).nullable(),
  feeling: z.enum(['FATAL', 'BAD', 'NORMAL', 'GOOD', 'GREAT']).nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  // Records exported before meals could have foods have neither.
  foods: z.array(mealFoodRecord).max(200).default([]),
  carbohydrates: amount.nullable().default(null),
  // Records exported before files could add events have neither.
  importId: id.nullable().default(null),
  sourceKey: text(200).nullable().default(null),
  // Records exported before events could be changed have none of these.
  version: version.default(1),
  updatedAt: instant.nullable().default(null),
  updatedBy: person.default(null),
  createdBy: person,
  createdAt: instant,
});

/** A sensor that was placed for a test, as stored and as exported in a patient's record. */
export const cgmSensorRecord = z.object({
  id,
  medicalTestId: id,
  version,
  model: text(500),
  serial: text(500).nullable(),
  lot: text(500).nullable(),
  bodySite: z.enum(SENSOR_SITES),
  side: z.enum(SENSOR_SIDES).nullable(),
  placedAt: instant,
  removedAt: instant.nullable(),
  removalReason: z.enum(SENSOR_REMOVALS).nullable(),
  remarks: text(100_000).nullable(),
  createdBy: person,
  createdAt: instant,
});

/** A recommendation, as stored and as exported in a patient's record. */
export const cgmRecommendationRecord = z.object({
  id,
  medicalTestId: id,
  eventId: id.nullable(),
  version,
  language: z.enum(LANGUAGES),
  message: text(100_000),
  position: count,
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});
