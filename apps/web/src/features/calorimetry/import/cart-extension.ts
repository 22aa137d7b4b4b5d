import { CALORIMETRY_EXTENSIONS } from '@healzy/domain/calorimetry';

const BY_ENDING: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  dat: 'text/plain',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';

/** Whether a file is named as carts name theirs. */
export const hasCartExtension = (name: string): boolean =>
  CALORIMETRY_EXTENSIONS.some((extension) => extension === `.${endingOf(name)}`);

/** The content type to declare for a file: for many exports, browsers report none or a wrong one. */
export const cartContentType = (name: string): string =>
  BY_ENDING[endingOf(name)] ?? 'application/octet-stream';
