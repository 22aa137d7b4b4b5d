import { MAX_UPLOAD_BYTES } from '../../documents/index.ts';
import { shortened, textBytesOf } from '../../shared/delimited/index.ts';
import { isZone } from '../../shared/index.ts';
import { isArchive } from '../../shared/workbooks/index.ts';
import { refuse } from './file-outcome.ts';
import { parseJson } from './parse-json.ts';
import { parseDelimited } from './parse-table.ts';
import { placeInParts } from './part-place.ts';
import { unpack } from './parts.ts';
import type { CgmFileResult, ParseCgmOptions } from './result.ts';

/**
 * Reads a sensor export of one of `CGM_MAKERS` or a plain table of time and glucose (text, JSON, xlsx, or a ZIP archive
 * of them) by its structure and never by its name. What the file does not say is asked (unit, day order); what cannot be read reliably
 * is rejected with a stable code, row, column and the text found. Every row that is not a reading is counted with its
 * reason. Pure and without Node: it runs in a browser's worker and on the server alike.
 *
 * @param file the bytes, at most 50 MB
 * @example
 * const result = parseCgmFile(bytes, { zone: 'Europe/Madrid' });
 * if (result.kind === 'ready') show(result.recognised, result.report);
 */
export function parseCgmFile(file: Uint8Array, options: ParseCgmOptions = {}): CgmFileResult {
  if (options.zone !== undefined && !isZone(options.zone)) {
    return refuse('ZONE_UNKNOWN', { found: shortened(options.zone) });
  }
  if (file.length <= MAX_UPLOAD_BYTES && isArchive(file)) return parseArchive(file, options);
  const text = textBytesOf(file, MAX_UPLOAD_BYTES);
  if ('kind' in text) {
    return refuse(text.code === 'FILE_TRUNCATED' ? 'CGM_FILE_TRUNCATED' : text.code, text.details);
  }
  return isJson(text.bytes) ? parseJson(text, options) : parseDelimited(text, options);
}

function isJson(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte > 32) return byte === 91 || byte === 123;
  }
  return false;
}

/** A workbook, or a ZIP archive of tables. */
function parseArchive(file: Uint8Array, options: ParseCgmOptions): CgmFileResult {
  const unpacked = unpack(file);
  if ('code' in unpacked) return refuse(unpacked.code, unpacked.details);
  if (isJson(unpacked.text.bytes)) return parseJson(unpacked.text, options);
  const result = parseDelimited(unpacked.text, options, unpacked);
  const { parts } = unpacked;
  if (result.recognised !== undefined) {
    result.recognised.parts = parts;
    // The introduction of the first part may name no one.
    result.recognised.person ??= unpacked.person;
    if (unpacked.isWorkbook) result.recognised.delimiter = null;
  }
  if (result.kind === 'refused' && result.details.row !== undefined)
    Object.assign(result.details, placeInParts(parts, result.details.row));
  return result;
}
