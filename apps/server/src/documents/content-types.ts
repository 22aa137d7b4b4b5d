import { fileSignature, type DocumentEntityType, type FileSignature } from '@healzy/domain/documents';

/** First bytes that each content type must have; text has none that we know. */
const SIGNATURES: Record<string, FileSignature> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
};

/** Kinds of documents that are text, whatever they are announced as. */
const TEXT_KINDS: readonly DocumentEntityType[] = ['CGM_IMPORT', 'PATIENT_IMPORT'];

/** Whether a file that begins so can be what it is announced as. */
export function isOfType(
  head: Uint8Array,
  { entityType, contentType }: { entityType: DocumentEntityType; contentType: string },
): boolean {
  const found = fileSignature(head);
  if (TEXT_KINDS.includes(entityType)) return found === null;
  return found === (SIGNATURES[contentType.split(';')[0]?.trim() ?? ''] ?? null);
}
