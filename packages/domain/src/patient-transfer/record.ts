import { z } from 'zod';
import { patientCardSchema } from '../patients/index.ts';
import { RECORD_ROWS, RECORD_SECTIONS, type RecordSection } from './record-rows.ts';

/** Identifies an exported record in its first lines. */
export const RECORD_FORMAT = 'healzy-patient-record';
export const RECORD_VERSION = 1;

const instant = z.iso.datetime();
const text = (most: number) => z.string().max(most);

const sections = Object.fromEntries(
  RECORD_SECTIONS.map((section) => [section, z.array(RECORD_ROWS[section])]),
) as { [Section in RecordSection]: z.ZodArray<(typeof RECORD_ROWS)[Section]> };

/** What precedes the sections. */
export const headSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  exportedAt: instant,
  /** Who looked after the patient, for people who read the file; another account has other specialists. */
  specialists: z.array(z.object({ name: text(200), surname: text(200), isPrincipal: z.boolean() })).max(100),
  patient: patientCardSchema
    .omit({ specialists: true, tags: true })
    .extend({ id: z.uuid(), createdAt: instant }),
});

/** `record.json` of an exported record. */
export const recordSchema = headSchema.extend({ sections: z.object(sections) });
export type PatientRecord = z.infer<typeof recordSchema>;

/** Where in a record's ZIP a document is stored. Names are as people gave them; the id keeps them distinct. */
export function recordFilePath(document: { id: string; fileName: string }): string {
  return `files/${document.id}/${document.fileName.replace(/[\\/]/g, '_')}`;
}
