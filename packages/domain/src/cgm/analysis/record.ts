import { z } from 'zod';
import { recordFields } from '../../shared/record-fields.ts';
import { reportContentsSchema } from './report-contents.ts';
import { analysisSectionsSchema } from './sections.ts';

const { id, person, instant, text, anything, version } = recordFields;

/** The final analysis of a CGM test as stored and as exported in a patient's record. */
export const analysisRecord = z.object({
  id,
  medicalTestId: id,
  version,
  sections: analysisSectionsSchema,
  /** The figures it was finished with; null while it is written. */
  figures: anything,
  /** What its report shows beside them; null while it is written, and for one finished before these were kept. */
  contents: reportContentsSchema.nullable().default(null),
  updatedBy: person,
  updatedAt: instant,
  finishedBy: person,
  finishedAt: instant.nullable(),
  /** The name of who finished it, as it was then. */
  finishedName: text(400).nullable(),
});
