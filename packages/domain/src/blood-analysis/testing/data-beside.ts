import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reports of laboratories and files in FHIR, stored outside the repository. */
const DATA_BESIDE = new URL('../../../../../../shared/data/blood/', import.meta.url);

/** Whether the files are present that are not the repository's own. */
export const hasDataBeside = existsSync(fileURLToPath(DATA_BESIDE));

/** Bytes of a file outside the repository; only for tests that are skipped by name without it. */
export const bytesBeside = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(name, DATA_BESIDE)));
