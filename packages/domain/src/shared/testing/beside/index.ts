import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real files and expected values that this repository may not contain, in a folder beside it. */
const DATA_BESIDE = new URL('../../../../../../../shared/data/', import.meta.url);

/** Whether that folder is there; tests of what is in it are skipped by name without it. */
export const hasDataBeside = existsSync(fileURLToPath(DATA_BESIDE));

/** All files of one of its folders, so that none that comes to it is forgotten. */
export const filesBeside = (folder: string): string[] =>
  hasDataBeside ? readdirSync(new URL(folder, DATA_BESIDE)).map((name) => `${folder}/${name}`) : [];

export const bytesBeside = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(path, DATA_BESIDE)));

export const textBeside = (path: string): string => readFileSync(new URL(path, DATA_BESIDE), 'utf8');

export const jsonBeside = <Shape>(path: string): Shape => JSON.parse(textBeside(path)) as Shape;
