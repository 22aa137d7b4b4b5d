import { z } from 'zod';
import { CITATION_KINDS } from './citation-kinds.ts';

const day = z.iso.date().nullable();

/** A reference with its id in lower case, so that two of them compare alike. */
export const citationSchema = z.object({
  kind: z.enum(CITATION_KINDS),
  id: z.uuid().transform((id) => id.toLowerCase()),
  view: z.object({ name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/), from: day, to: day }).nullable(),
});
