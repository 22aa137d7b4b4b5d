import { DOCUMENT_CONTENT_TYPES } from '@healzy/domain/documents';

const BY_ENDING: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** The content type to declare for a file. For many exports, browsers report none or a wrong one. */
export function uploadTypeOf(file: Pick<File, 'name' | 'type'>): string {
  const ending = file.name.toLowerCase().split('.').pop() ?? '';
  const known = BY_ENDING[ending];
  if (known !== undefined) return known;
  return DOCUMENT_CONTENT_TYPES.CGM_IMPORT.includes(file.type) ? file.type : 'application/octet-stream';
}
