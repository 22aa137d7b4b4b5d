import { readFileSync } from 'node:fs';

/** Real exports and reference values; `packages/domain/test-data/README.md` says where they come from. */
const TEST_DATA = new URL('../../../test-data/', import.meta.url);
/** Bytes of a file in `test-data`, as `cgm/exports/…`. */
export const testBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(new URL(path, TEST_DATA)));

export function testJson<Shape>(path: string): Shape {
  return JSON.parse(new TextDecoder().decode(testBytes(path))) as Shape;
}

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
