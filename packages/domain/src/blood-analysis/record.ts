import { z } from 'zod';
import { richTextSchema } from '../shared/rich-text.ts';
import { recordFields } from '../shared/record-fields.ts';
import { bloodValueRecord, MAX_BLOOD_VALUES } from './results/schemas.ts';

const { id, person, instant, text, anything, version, count } = recordFields;

/** A report of a laboratory with everything that was read of it, as stored and as exported in a patient's record. */
export const bloodReportRecord = z.object({
  id,
  medicalTestId: id,
  /** Null for results in FHIR. */
  documentId: id.nullable(),
  source: z.enum(['PDF', 'FHIR']),
  fileName: text(255),
  /** Pages, samples with proposals and unread lines, doubts: {@link LaboratoryFile} and what belongs to it. */
  contents: anything,
  proposals: count,
  unread: count,
  sampledAt: text(16).nullable(),
  /** Two reports with the same results have the same. */
  digest: text(64),
  beganTest: z.boolean(),
  createdBy: person,
  createdAt: instant,
});

/** The reviewed results of a test, as stored and as exported in a patient's record. */
export const bloodResultsRecord = z.object({
  id,
  medicalTestId: id,
  version,
  sampledAt: text(16).nullable(),
  laboratory: text(200).nullable(),
  isFasting: z.boolean().nullable(),
  isPregnant: z.boolean().nullable(),
  values: z.array(bloodValueRecord).max(MAX_BLOOD_VALUES),
  updatedBy: person,
  updatedAt: instant,
});

/** What is written of a test's results is read without the record: what a pasted text cited remains as text. */
export const bloodTextSchema = richTextSchema.transform((blocks) =>
  blocks.map((block) => ({
    ...block,
    spans: block.spans.map(({ citation: _citation, ...span }) => span),
  })),
);

/** How many replaced texts of a diagnosis are kept. Ours. */
export const MAX_EARLIER_DIAGNOSES = 20;

const BLOOD_DIAGNOSIS_STATES = ['GENERATING', 'READY', 'FAILED'] as const;

/** The diagnosis of a test, as stored and as exported in a patient's record. */
export const bloodDiagnosisRecord = z.object({
  id,
  medicalTestId: id,
  version,
  state: z.enum(BLOOD_DIAGNOSIS_STATES),
  /** How often writing it was begun without success. */
  attempts: count,
  requestedBy: person,
  requestedAt: instant,
  generatedAt: instant.nullable(),
  /** The version of the results that it is about. */
  resultsVersion: count,
  /** {@link BloodFindings}; null before it was written. */
  findings: anything,
  text: bloodTextSchema,
  updatedBy: person,
  updatedAt: instant.nullable(),
  finishedBy: person,
  finishedAt: instant.nullable(),
  /** The name of who finished it, as it was then. */
  finishedName: text(400).nullable(),
  /** Texts that were replaced, the latest first. */
  earlier: z
    .array(
      z.object({
        version: count,
        text: bloodTextSchema,
        generatedAt: instant.nullable(),
        writtenBy: text(400).nullable(),
        writtenAt: instant.nullable(),
      }),
    )
    .max(MAX_EARLIER_DIAGNOSES)
    .default([]),
});
