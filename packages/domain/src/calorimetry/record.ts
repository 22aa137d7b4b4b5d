import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { ENERGY_EQUATIONS, SUBSTRATE_EQUATIONS } from './equations.ts';
import { PHASE_KINDS } from './phases.ts';
import { CALORIMETRY_CONDITIONS } from './conditions.ts';

const { id, person, instant, text, anything, version } = recordFields;

const seconds = z.number().min(-1_000_000).max(1_000_000);
const span = z.object({ startS: seconds, endS: seconds });
const kind = z.enum(PHASE_KINDS);
const idsOf = <Id extends string>(entries: readonly { id: Id }[]) =>
  z.enum(entries.map((each) => each.id) as [Id, ...Id[]]);

const method = z.object({
  energy: idsOf(ENERGY_EQUATIONS),
  substrates: idsOf(SUBSTRATE_EQUATIONS),
  nitrogenGDay: z.number().min(0).max(60).nullable(),
});

const hours = (most: number) => z.number().min(0).max(most).nullable();
const [fasting, caffeine, nicotine, exercise, rest] = CALORIMETRY_CONDITIONS;
const conditions = z.object({
  fastingHours: hours(fasting.max),
  caffeineHours: hours(caffeine.max),
  nicotineHours: hours(nicotine.max),
  exerciseHours: hours(exercise.max),
  restMinutes: hours(rest.max),
  medication: text(500).nullable(),
  remarks: text(2000).nullable(),
});

const storedPhases = z.object({
  source: z.enum(['FILE', 'MARKERS', 'SPEED', 'CURVES', 'PERSON']),
  isSaved: z.boolean(),
  items: z.array(span.extend({ kind: kind.nullable(), label: text(500).nullable() })).max(100),
  problems: z
    .array(
      z.object({
        id: z.enum([
          'NO_PHASES',
          'UNKNOWN_PHASE',
          'OUT_OF_ORDER',
          'REPEATED',
          'LENGTH',
          'TOO_SHORT',
          'OVERLAP',
          'OUTSIDE',
        ]),
        index: z.number().int().nullable(),
        expected: z.array(text(500)),
        found: text(500),
        row: z.number().int().nullable(),
        column: z.number().int().nullable(),
      }),
    )
    .max(1000),
});

/** The person that the figures are of, as the record had them when they were computed. */
const body = z.object({
  sex: z.enum(['MALE', 'FEMALE']).nullable(),
  ageYears: z.number().int().min(0).max(150).nullable(),
  weightKg: z.number().min(0).max(1000).nullable(),
  heightCm: z.number().min(0).max(300).nullable(),
  leanMassKg: z.number().min(0).max(1000).nullable(),
  isPregnant: z.boolean(),
});

const share = z.number().min(0).max(100).nullable();
/** The resting energy that the patient's energy uses, as it was when it was taken over. */
const planUse = z.object({
  kcalDay: z.number().int().min(1).max(100_000),
  rer: z.number().min(0).max(10).nullable(),
  fatShare: share,
  carbohydrateShare: share,
  kind,
  equation: idsOf(ENERGY_EQUATIONS),
  isSteady: z.boolean(),
});

/** Of how many replaced recordings the texts are kept. Ours. */
export const MAX_EARLIER_WRITING = 20;

/** A calorimetry test as stored and as exported in a patient's record; what is computed of it is not in the record. */
export const calorimetryRecord = z.object({
  id,
  medicalTestId: id,
  version,
  testedOn: z.iso.date(),
  method,
  conditions,
  observations: text(10_000).nullable(),
  conclusions: text(10_000).nullable(),
  /** What was written of recordings that were replaced, the latest first. */
  earlierWriting: z
    .array(
      z.object({
        fileName: text(255),
        testedOn: z.iso.date(),
        observations: text(10_000).nullable(),
        conclusions: text(10_000).nullable(),
        movedAt: instant,
      }),
    )
    .max(MAX_EARLIER_WRITING)
    .default([]),
  documentId: id.nullable(),
  recognised: anything,
  report: anything,
  doubts: anything,
  mismatches: anything,
  confirmed: z.array(text(40)).max(20),
  markers: z.array(z.object({ timeS: seconds, text: text(10_000) })).max(100_000),
  importedAt: instant.nullable(),
  importedBy: person,
  beganTest: z.boolean(),
  phases: storedPhases.nullable(),
  windows: z.partialRecord(kind, span),
  body: body.nullable(),
  planUse: planUse.nullable(),
  planUsedAt: instant.nullable(),
  planUsedBy: person,
  updatedAt: instant,
  updatedBy: person,
});
