import { z } from 'zod';

/** What a text about a patient can cite. The feature that keeps it contributes how it is found and opened. */
export const CITATION_KINDS = ['MEASUREMENT', 'MEDICAL_TEST', 'DOCUMENT', 'APPOINTMENT'] as const;
export type CitationKind = (typeof CITATION_KINDS)[number];

/** What of it was cited: a magnitude of a measurement, or a chart of a test with its days. */
export interface CitationView {
  name: string;
  from: string | null;
  to: string | null;
}

/** A reference to something in the same patient's record. */
export interface Citation {
  kind: CitationKind;
  id: string;
  view: CitationView | null;
}

const day = z.iso.date().nullable();

/** A reference with its id in lower case, so that two of them compare alike. */
export const citationSchema = z.object({
  kind: z.enum(CITATION_KINDS),
  id: z.uuid().transform((id) => id.toLowerCase()),
  view: z.object({ name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/), from: day, to: day }).nullable(),
});

/** Identifies what is cited, whatever its view. */
export const citationKey = ({ kind, id }: Pick<Citation, 'kind' | 'id'>): string => `${kind}/${id}`;
