import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real exports and reference values beside the repository; tests say what they leave out when it is missing. */
const SHARED_DATA = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
export const hasSharedData = existsSync(SHARED_DATA);

/** Bytes of a shared file. */
export function sharedBytes(path: string): Uint8Array {
  return new Uint8Array(readFileSync(join(SHARED_DATA, path)));
}

export function sharedJson<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(join(SHARED_DATA, path), 'utf8')) as Shape;
}

export function sharedNames(folder: string): string[] {
  return hasSharedData ? readdirSync(join(SHARED_DATA, folder)).sort() : [];
}

/** Says on the console how many cases a missing folder leaves out. */
export function warnLeftOut(cases: string): void {
  if (!hasSharedData) console.warn(`Left out for want of ../shared/data: ${cases}`);
}
