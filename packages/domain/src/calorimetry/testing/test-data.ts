import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real carts' files and expected values, stored outside the repository. */
const DATA_BESIDE = new URL('../../../../../../shared/data/', import.meta.url);

/** Whether the files are present that are not the repository's own. */
export const hasDataBeside = existsSync(fileURLToPath(new URL('calorimetry/', DATA_BESIDE)));

/** Bytes of a file outside the repository; only for tests that are skipped by name without it. */
export const bytesBeside = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(path, DATA_BESIDE)));

export const jsonBeside = <Shape>(path: string): Shape =>
  JSON.parse(new TextDecoder().decode(bytesBeside(path))) as Shape;
