import { z } from 'zod';
import { APPOINTMENT_KINDS, APPOINTMENT_MODES } from '../appointments/index.ts';
import { isContentTypeOf } from '../documents/index.ts';
import { NOTE_LIMITS, NOTE_TEMPLATES, richTextSchema } from '../notes/index.ts';
import { MEDICAL_TEST_STATES, MEDICAL_TEST_TYPES } from '../medical-tests/index.ts';
import { BODY_MAGNITUDE_IDS, BODY_MAGNITUDES, SECTION_IDS } from '../patient-data/index.ts';
import { patientCardSchema } from '../patients/index.ts';
import { localDateText, requiredText, zoneText } from '../shared/index.ts';

/** What the first lines of an exported record say that it is. */
export const RECORD_FORMAT = 'healzy-patient-record';
export const RECORD_VERSION = 1;

/** More rows than any patient has, all sections together. */
const MOST_ROWS = 30_000;
/** A sensor's readings of nine years. */
const MOST_READINGS = 1_000_000;
/** Values in one row beside its readings. */
const MOST_VALUES = 20_000;

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

/** Readings of a sensor in columns of one length. */
export interface RecordReadings {
  epochSeconds: number[];
  offsetMinutes: number[];
  mgdl: number[];
  recorded: number[];
  flags: number[];
}
const READING_COLUMNS: Record<keyof RecordReadings, { min: number; max: number; isWhole: boolean }> = {
  epochSeconds: { min: 0, max: 10_000_000_000, isWhole: true },
  offsetMinutes: { min: -1_000, max: 1_000, isWhole: true },
  mgdl: { min: 0, max: 10_000, isWhole: false },
  recorded: { min: 0, max: 10_000, isWhole: false },
  flags: { min: 0, max: 3, isWhole: true },
};

function areReadings(value: unknown): value is RecordReadings {
  if (typeof value !== 'object' || value === null) return false;
  const columns = value as Record<string, unknown>;
  const at = columns.epochSeconds;
  if (!Array.isArray(at) || at.length > MOST_READINGS) return false;
  for (const [name, { min, max, isWhole }] of Object.entries(READING_COLUMNS)) {
    const column = columns[name];
    if (!Array.isArray(column) || column.length !== at.length) return false;
    for (const one of column as unknown[]) {
      if (typeof one !== 'number' || !(one >= min && one <= max) || (isWhole && !Number.isInteger(one)))
        return false;
    }
  }
  for (let i = 1; i < at.length; i++) if (!(at[i] > at[i - 1])) return false;
  return true;
}
// Number by number, because a schema for each of a million would keep everybody waiting for seconds.
const readingsSchema = z.custom<RecordReadings>(areReadings);

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
export type RecordRows = { [Section in RecordSection]: RecordRow<Section>[] };

const sections = Object.fromEntries(
  RECORD_SECTIONS.map((section) => [section, z.array(RECORD_ROWS[section])]),
) as { [Section in RecordSection]: z.ZodArray<(typeof RECORD_ROWS)[Section]> };

/** What stands above the sections. */
const headSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  exportedAt: instant,
  /** Who looked after the patient, for whoever reads the file; those who do it in another account are others. */
  specialists: z.array(z.object({ name: text(200), surname: text(200), isPrincipal: z.boolean() })).max(100),
  patient: patientCardSchema.omit({ specialists: true, tags: true }).extend({ id, createdAt: instant }),
});

/** `record.json` of an exported record. */
export const recordSchema = headSchema.extend({ sections: z.object(sections) });
export type PatientRecord = z.infer<typeof recordSchema>;

/** A record that follows its rule, or the place of the first value that does not. */
export type CheckedRecord = { record: PatientRecord } | { at: string };

/** `recordSchema` row by row, for whoever has others to serve in between, and within the limits of any patient. */
export function* recordCheckSteps(json: unknown): Generator<undefined, CheckedRecord> {
  const head = headSchema.extend({ sections: z.record(z.string(), z.unknown()) }).safeParse(json);
  if (!head.success) return { at: pathOf(head.error) };
  const checked: Record<string, unknown[]> = {};
  let count = 0;
  for (const section of RECORD_SECTIONS) {
    const rows = head.data.sections[section];
    if (!Array.isArray(rows)) return { at: `sections/${section}` };
    count += rows.length;
    if (count > MOST_ROWS) return { at: `sections/${section}` };
    const good: unknown[] = (checked[section] = []);
    for (const [index, row] of rows.entries()) {
      const at = `sections/${section}/${index}`;
      if (hasTooManyValues(row)) return { at };
      const result = RECORD_ROWS[section].safeParse(row);
      if (!result.success) return { at: `${at}/${pathOf(result.error)}` };
      good.push(result.data);
      yield;
    }
  }
  return { record: { ...head.data, sections: checked as PatientRecord['sections'] } };
}

const pathOf = ({ issues }: z.ZodError): string => issues[0]?.path.map(String).join('/') ?? '';

/** Readings are counted by their own rule. */
function hasTooManyValues(row: unknown): boolean {
  const open: unknown[] = isRow(row)
    ? Object.entries(row).flatMap(([name, value]) => (name === 'readings' ? [] : [value]))
    : [];
  for (let seen = 0; open.length > 0; seen++) {
    const value = open.pop();
    if (!isRow(value)) continue;
    const inside = Object.values(value);
    if (seen + open.length + inside.length > MOST_VALUES) return true;
    for (const one of inside) open.push(one);
  }
  return false;
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where in a record's ZIP a document lies. Names are the people's own, the id keeps them apart. */
export function recordFilePath(document: { id: string; fileName: string }): string {
  return `files/${document.id}/${document.fileName.replace(/[\\/]/g, '_')}`;
}
