import type { IncomingFile } from '../../platform/storage/file-store.ts';
import { fileSignature, type DocumentEntityType, type FileSignature } from '@healzy/domain/documents';

/** The first bytes that each content type must have; text has no signature. */
const SIGNATURES: Record<string, FileSignature> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mp4',
};

/** Kinds of documents that are text, whatever content type they are announced with. */
const TEXT_KINDS: readonly DocumentEntityType[] = ['CGM_IMPORT', 'TEST_RECORDING', 'PATIENT_IMPORT'];
/** Of these, kinds that may also be archives: workbooks, and tables in a ZIP file. */
const ARCHIVE_KINDS: readonly DocumentEntityType[] = ['CGM_IMPORT', 'TEST_RECORDING'];
/** Of these, kinds that may also be workbooks written as XML, which no browser runs. */
const WORKBOOK_XML_KINDS: readonly DocumentEntityType[] = ['TEST_RECORDING'];
const WORKBOOK_XML =
  /^(\xEF\xBB\xBF)?<\?xml[^>]*\?>\s*(?:<!--[^>]*-->\s*|<\?mso-application[^>]*\?>\s*)*<(\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/;

/** Images, in which markup might be hidden for a browser to render. */
const PICTURES: readonly (FileSignature | null)[] = ['png', 'jpeg', 'webp'];
const MARKUP = /<(!doctype|html|head|body|script|iframe|svg|\?php|\?xml-stylesheet)\b/i;
/** Tested on bytes read as Latin-1, in which a UTF-8 byte order mark is three characters. */
const SCRIPT = /^(\xEF\xBB\xBF)?\s*(#!|<)/;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;

/** Whether a file can be what it is announced as, and nothing else besides. */
export function isOfType(
  file: Pick<IncomingFile, 'head' | 'tail' | 'hasMarkup'>,
  { entityType, contentType }: { entityType: DocumentEntityType; contentType: string },
): boolean {
  const found = fileSignature(file.head);
  const head = Buffer.from(file.head).toString('latin1');
  if (found === 'zip' && ARCHIVE_KINDS.includes(entityType)) return true;
  if (WORKBOOK_XML_KINDS.includes(entityType) && WORKBOOK_XML.test(head) && !file.hasMarkup) return true;
  if (TEXT_KINDS.includes(entityType)) return found === null && !isProgram(file.head) && !SCRIPT.test(head);
  if (found !== (SIGNATURES[contentType.split(';')[0]?.trim() ?? ''] ?? null)) return false;
  if (found === 'zip' || found === null) return true;
  // ZIP readers look from the end, browsers for tags: both would find theirs in such a file.
  if (isZipAtEnd(Buffer.from(file.tail))) return false;
  return PICTURES.includes(found) ? !file.hasMarkup : !MARKUP.test(head);
}

/** `MZ` alone can begin a text; followed by a zero byte it cannot. */
const isProgram = (head: Uint8Array): boolean => head[0] === 0x4d && head[1] === 0x5a && head.includes(0);

/** Whether the file ends as a ZIP does: with an end-of-directory record whose comment reaches the last byte. */
function isZipAtEnd(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    if (at + ZIP_END_BYTES <= tail.length && at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) >= tail.length)
      return true;
  }
  return false;
}
