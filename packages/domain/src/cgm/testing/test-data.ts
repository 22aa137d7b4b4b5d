import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real exports and reference values; `packages/domain/test-data/README.md` says where they come from. */
const TEST_DATA = new URL('../../../test-data/', import.meta.url);
/** Data that this repository may not contain, stored outside it. */
const DATA_BESIDE = new URL('../../../../../../shared/data/', import.meta.url);

/** Whether the files are present whose licence keeps them out of the repository. */
export const hasDataBeside = existsSync(fileURLToPath(DATA_BESIDE));

const bytesOf = (path: string, folder: URL): Uint8Array =>
  new Uint8Array(readFileSync(new URL(path, folder)));

/** Bytes of a file in `test-data`, as `cgm/exports/…`. */
export const testBytes = (path: string): Uint8Array => bytesOf(path, TEST_DATA);

export function testJson<Shape>(path: string): Shape {
  return JSON.parse(new TextDecoder().decode(testBytes(path))) as Shape;
}

/** Bytes of a file outside the repository; only for tests that are skipped by name without it. */
export const bytesBeside = (path: string): Uint8Array => bytesOf(path, DATA_BESIDE);

/** Tables that programs of Dexcom, Abbott, Medtronic and Nightscout exported, in `cgm/exports`. */
export const REAL_EXPORTS = [
  'carelink_guardian_cgmformat.csv',
  'dexcom_clarity_g5_cgmanalysis.tsv',
  'dexcom_clarity_g6_scrubbed_cgmformat.csv',
  'libre_legacy_cgmanalysis.csv',
  'librelink_mmol_tiny_glyco.csv',
  'libreview_libre3_scrubbed_cgmformat.csv',
  'nightscout_entries_cgmformat.csv',
  'nightscout_exporter_cgmformat.csv',
] as const;
