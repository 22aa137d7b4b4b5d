import { z } from 'zod';
import { APPOINTMENT_KINDS, APPOINTMENT_MODES } from '../appointments/index.ts';
import { isContentTypeOf } from '../documents/index.ts';
import { NOTE_LIMITS, NOTE_TEMPLATES, richTextSchema } from '../notes/index.ts';
import { MEDICAL_TEST_STATES, MEDICAL_TEST_TYPES } from '../medical-tests/index.ts';
import { BODY_MAGNITUDE_IDS, BODY_MAGNITUDES, SECTION_IDS } from '../patient-data/index.ts';
import { localDateText, requiredText, zoneText } from '../shared/index.ts';
import { readingsSchema } from './record-readings.ts';

const id = z.uuid();
const person = z.uuid().nullable();
const instant = z.iso.datetime();
const text = (most: number) => z.string().max(most);
const count = z.number().int().min(0).max(2_000_000_000);
const anything = z.json();
const answers = z.record(z.string(), anything);
const version = z.number().int().min(1).max(1_000_000_000);

const figures = Object.fromEntries(
  BODY_MAGNITUDE_IDS.map((magnitude) => {
    const { min, max } = BODY_MAGNITUDES[magnitude];
    return [magnitude, z.number().min(min).max(max).nullable()];
  }),
);

/**
 * One row of each section of a record. What is written is read back by the same rule: a file that somebody changed by
 * hand gets in only as far as the product itself would have written it.
 */
export const RECORD_ROWS = {
  tags: z.object({ tag: requiredText(40) }),
  medicalTests: z.object({
    id,
    version,
    type: z.enum(MEDICAL_TEST_TYPES),
    state: z.enum(MEDICAL_TEST_STATES),
    name: text(500),
    observations: text(100_000).nullable(),
    rangeProfile: z.enum(['STANDARD', 'TIGHT', 'PREGNANCY']),
    createdBy: person,
    createdAt: instant,
    inProgressAt: instant.nullable(),
    finishedAt: instant.nullable(),
    canceledAt: instant.nullable(),
  }),
  documents: z
    .object({
      id,
      entityType: z.enum(['PATIENT', 'MEDICAL_TEST', 'CGM_IMPORT', 'CGM_EVENT', 'NOTE']),
      entityId: id,
      fileName: requiredText(255),
      contentType: requiredText(100),
      sizeBytes: count.min(1),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      version,
      createdBy: person,
      createdAt: instant,
      storedAt: instant.nullable(),
      replacedAt: instant.nullable(),
    })
    .refine((file) => isContentTypeOf(file.entityType, file.contentType), { path: ['contentType'] }),
  cgmImports: z.object({
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
    readings: readingsSchema,
  }),
  cgmEvents: z.object({
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
    createdBy: person,
    createdAt: instant,
  }),
  measurements: z.object({
    id,
    version,
    measuredOn: localDateText,
    ...figures,
    note: text(500).nullable(),
    source: z.enum(['STAFF', 'CARD', 'INTAKE']),
    createdBy: person,
    createdAt: instant,
    updatedAt: instant,
  }),
  answers: z.object({
    section: z.enum(SECTION_IDS),
    version,
    answers,
    source: z.enum(['STAFF', 'INTAKE', 'IMPORT']),
    authorId: person,
    createdAt: instant,
  }),
  intakes: z.object({
    id,
    version,
    state: z.enum(['OPEN', 'SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN']),
    language: z.enum(['es', 'en']),
    sentTo: text(254).nullable(),
    expiresAt: instant,
    createdBy: person,
    createdAt: instant,
    openedAt: instant.nullable(),
    savedAt: instant.nullable(),
    submittedAt: instant.nullable(),
    consent: text(100_000).nullable(),
    answers,
    figures: answers,
    decidedBy: person,
    decidedAt: instant.nullable(),
    accepted: anything,
  }),
  notes: z.object({
    id,
    version,
    template: z.enum(NOTE_TEMPLATES).nullable(),
    title: requiredText(NOTE_LIMITS.title),
    message: richTextSchema,
    createdBy: person,
    createdAt: instant,
    updatedAt: instant,
  }),
  noteVersions: z.object({
    noteId: id,
    version,
    template: z.enum(NOTE_TEMPLATES).nullable(),
    title: requiredText(NOTE_LIMITS.title),
    message: richTextSchema,
    authorId: person,
    authorName: text(200),
    authorSurname: text(200),
    signedAt: instant,
  }),
  noteDocuments: z.object({ noteId: id, version, documentId: id, position: count }),
  appointments: z.object({
    id,
    version,
    kind: z.enum(APPOINTMENT_KINDS),
    mode: z.enum(APPOINTMENT_MODES),
    state: z.enum(['SCHEDULED', 'CANCELED']),
    startsAt: instant,
    endsAt: instant,
    place: text(200).nullable(),
    videoUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    createdBy: person,
    createdAt: instant,
    updatedAt: instant,
    canceledAt: instant.nullable(),
  }),
} as const;

export type RecordSection = keyof typeof RECORD_ROWS;
/** In the order in which they can be written: what is referred to comes first. */
export const RECORD_SECTIONS = Object.keys(RECORD_ROWS) as RecordSection[];
export type RecordRow<Section extends RecordSection> = z.infer<(typeof RECORD_ROWS)[Section]>;
