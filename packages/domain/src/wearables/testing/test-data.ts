import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real exports and expected values, stored outside the repository. */
const DATA_BESIDE = new URL('../../../../../../shared/data/', import.meta.url);

/** Whether the files are present that are not the repository's own. */
export const hasDataBeside = existsSync(fileURLToPath(new URL('sleep/', DATA_BESIDE)));

/** Text of a file outside the repository; only for tests that are skipped by name without it. */
export const textBeside = (path: string): string => readFileSync(new URL(path, DATA_BESIDE), 'utf8');

export const jsonBeside = <Shape>(path: string): Shape => JSON.parse(textBeside(path)) as Shape;
