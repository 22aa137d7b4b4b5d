import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { compositionSchema, patientSupplementFields } from './schemas.ts';

const { id, person, instant, version, text } = recordFields;

/**
 * A patient's supplement, as stored and as exported in their record. It keeps the composition that the supplement had
 * when it was last written, so that it can be read after the catalogue changed, and in another account.
 */
export const patientSupplementRecord = patientSupplementFields.extend({
  id,
  version,
  supplement: compositionSchema,
  isActive: z.boolean(),
  /** The professional who assigned it. */
  createdBy: person,
  assignedByName: text(200),
  createdAt: instant,
  updatedAt: instant,
});
