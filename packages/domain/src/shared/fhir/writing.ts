import { OWN_IDS } from './codes.ts';

/** One entry of a bundle, whose file is inserted when it is written. */
export interface FhirEntry {
  /** The document whose bytes it contains; null for none. */
  documentId: string | null;
  /** @param data the bytes in base64 */
  write(data: string | null): string;
}

export interface Resource {
  id: string;
  resourceType: string;
}

export interface Reference {
  reference: string;
}

/** The reference to a resource of the same bundle. */
export const urn = (id: string): string => `urn:uuid:${id}`;

/** A resource with the bytes of a document. */
export const withFile = (documentId: string, resourceOf: (data: string | null) => Resource): FhirEntry => ({
  documentId,
  write: (data) => entry(resourceOf(data)),
});

/** A resource without a file. */
export const plain = (resource: Resource): FhirEntry => ({ documentId: null, write: () => entry(resource) });

const entry = (resource: Resource): string => JSON.stringify({ fullUrl: urn(resource.id), resource });

/** An id of this product, by which a record is known again. */
export const ownId = (id: string) => ({ system: OWN_IDS, value: id });

/** FHIR has no null: absent values are left out. */
export function without<Value extends object>(
  value: Value,
): { [Key in keyof Value]: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) as {
    [Key in keyof Value]: NonNullable<Value[Key]>;
  };
}
