/** Largest file that can be uploaded: 50 MB (specification 5.4), in bytes. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/** Largest exported record, which contains many files, that can be imported: 500 MB, in bytes. */
export const MAX_RECORD_BYTES = 500 * 1024 * 1024;

/** Largest list of patients: half a kilobyte for each row that it may have, in bytes. */
export const MAX_PATIENT_LIST_BYTES = 10 * 1024 * 1024;

/** Largest picture of an event: 10 MB, in bytes. The app makes photographs smaller before it sends them. */
export const MAX_EVENT_PICTURE_BYTES = 10 * 1024 * 1024;

/**
 * Largest recording in a chat: 15 MB, in bytes. Five minutes as phones record them, at up to 400 kbit/s; ours.
 */
export const MAX_RECORDING_BYTES = 15 * 1024 * 1024;

const OWN_LIMITS: Partial<Record<DocumentEntityType, number>> = {
  CGM_EVENT: MAX_EVENT_PICTURE_BYTES,
  PATIENT_RECORD: MAX_RECORD_BYTES,
  PATIENT_IMPORT: MAX_PATIENT_LIST_BYTES,
};

/** Largest file of each kind, in bytes. */
export const maxUploadBytes = (entityType: DocumentEntityType, contentType = ''): number =>
  entityType === 'CHAT' && contentType.startsWith('audio/')
    ? MAX_RECORDING_BYTES
    : (OWN_LIMITS[entityType] ?? MAX_UPLOAD_BYTES);

/**
 * Most pixels of logos and portraits: 12 million, as a phone takes them. They are shown small, and a logo is decoded for
 * every PDF; the app makes both smaller before it sends them. Ours.
 */
const MOST_LOGO_PIXELS = 12_000_000;

/** Most pixels of any other picture: 64 million, more than the largest that phones take unasked. Ours. */
const MOST_PICTURE_PIXELS = 64_000_000;

/** Most pixels that a picture of each kind may have. */
export const maxPicturePixels = (entityType: DocumentEntityType): number =>
  entityType === 'ACCOUNT' || entityType === 'USER' ? MOST_LOGO_PIXELS : MOST_PICTURE_PIXELS;

/** What a document can belong to. */
export const DOCUMENT_ENTITY_TYPES = [
  'ACCOUNT',
  'USER',
  'PATIENT',
  'MEDICAL_TEST',
  'TEST_RECORDING',
  'CGM_IMPORT',
  'CGM_EVENT',
  'LABORATORY_REPORT',
  'NOTE',
  'PATIENT_RECORD',
  'PATIENT_IMPORT',
  'CHAT',
] as const;
export type DocumentEntityType = (typeof DOCUMENT_ENTITY_TYPES)[number];

/** Error codes of document operations. */
export const DOCUMENT_CODES = [
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_EMPTY',
  'PICTURE_TOO_LARGE',
  'UPLOAD_ADDRESS_EXPIRED',
] as const;
export type DocumentCode = (typeof DOCUMENT_CODES)[number];

/** Content types that each kind of document may have. A CGM export is text, or an
 * archive of it, whatever its maker calls it. */
export const DOCUMENT_CONTENT_TYPES: Record<DocumentEntityType, readonly string[]> = {
  ACCOUNT: ['image/png', 'image/jpeg', 'image/webp'],
  USER: ['image/png', 'image/jpeg', 'image/webp'],
  // Besides reports, photographs from a phone: a prescription, a consent signed on paper.
  PATIENT: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  MEDICAL_TEST: ['application/pdf'],
  // What the device of a test wrote: a table as text, a workbook, or a workbook as XML.
  TEST_RECORDING: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'text/xml',
    'application/xml',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  CGM_IMPORT: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'application/json',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/zip',
    'application/x-zip-compressed',
    'application/octet-stream',
  ],
  CGM_EVENT: ['image/png', 'image/jpeg', 'image/webp'],
  LABORATORY_REPORT: ['application/pdf'],
  NOTE: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  PATIENT_RECORD: [
    'application/zip',
    'application/x-zip-compressed',
    'application/fhir+json',
    'application/json',
  ],
  PATIENT_IMPORT: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'application/vnd.ms-excel',
    'application/octet-stream',
  ],
  // What browsers record and phones send; iPhones film in QuickTime.
  CHAT: [
    'image/png',
    'image/jpeg',
    'image/webp',
    'audio/webm',
    'audio/ogg',
    'audio/mp4',
    'audio/x-m4a',
    'audio/mpeg',
    'audio/wav',
    'audio/x-wav',
    'video/mp4',
    'video/webm',
    'video/quicktime',
    'application/pdf',
  ],
};

/** Printable ASCII only: a content type is sent back as a header. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

/**
 * Whether a document of a kind may have this content type, which may carry parameters.
 *
 * @example isContentTypeOf('CGM_IMPORT', 'text/csv; charset=utf-8') // true
 */
export function isContentTypeOf(entityType: DocumentEntityType, contentType: string): boolean {
  const [type = ''] = contentType.split(';');
  return HEADER_VALUE.test(contentType) && DOCUMENT_CONTENT_TYPES[entityType].includes(type.trim());
}

/** File extensions that a file picker offers for each kind. */
export const DOCUMENT_EXTENSIONS: Record<DocumentEntityType, readonly string[]> = {
  ACCOUNT: ['.png', '.jpg', '.jpeg', '.webp'],
  USER: ['.png', '.jpg', '.jpeg', '.webp'],
  PATIENT: ['.pdf', '.png', '.jpg', '.jpeg', '.webp'],
  MEDICAL_TEST: ['.pdf'],
  TEST_RECORDING: ['.csv', '.txt', '.tsv', '.xlsx', '.xml', '.dat'],
  CGM_IMPORT: ['.csv', '.tsv', '.txt', '.json', '.xlsx', '.zip'],
  CGM_EVENT: ['.png', '.jpg', '.jpeg', '.webp'],
  LABORATORY_REPORT: ['.pdf'],
  NOTE: ['.pdf', '.png', '.jpg', '.jpeg', '.webp'],
  PATIENT_RECORD: ['.zip', '.json'],
  PATIENT_IMPORT: ['.csv', '.tsv', '.txt'],
  CHAT: [
    ...['.png', '.jpg', '.jpeg', '.webp', '.pdf'],
    ...['.webm', '.ogg', '.oga', '.m4a', '.mp3', '.wav', '.mp4', '.mov'],
  ],
};
