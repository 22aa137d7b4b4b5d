import type { z } from 'zod';
import type { BundleReading, FhirDocument, FhirObservation } from './fhir/resources.ts';
import type { FhirEntry, Reference } from './fhir/writing.ts';

type Rows = Readonly<Record<string, z.ZodObject>>;

/** The sections of a record that a part describes. */
type SectionsOf<Own extends Rows> = { readonly [Section in keyof Own]: readonly z.infer<Own[Section]>[] };

/** What a part reads from a FHIR bundle. */
export interface BundleSource extends BundleReading {
  documents: readonly FhirDocument[];
  observations: readonly FhirObservation[];
  /** The files read so far, in base64, by the document's id. */
  files: Map<string, string>;
}

/** A feature's part of a transferred record. */
export interface TransferPart<Own extends Rows> {
  /**
   * One row of each of its sections. Exports and imports share these rules: a file that was edited by hand is accepted
   * only where the product itself could have written it.
   */
  rows: Own;
  /** Completes rows of its sections that an earlier version of the product exported, and leaves those of now as they are. */
  former?: Partial<Record<keyof Own, (row: Readonly<Record<string, unknown>>) => Record<string, unknown>>>;
  fhir?: {
    /** Its resources in a FHIR R4 bundle. */
    write(sections: SectionsOf<Own>, subject: Reference): Iterable<FhirEntry>;
    /** Its rows from a bundle, still to be checked; in steps, so that the caller can serve other requests. */
    read(source: BundleSource): Generator<undefined, Partial<Record<keyof Own, readonly unknown[]>>>;
  };
}

/** Keeps the literal types, from which the record's type is made. */
export const transferPart = <const Own extends Rows>(part: TransferPart<Own>): TransferPart<Own> => part;
