import type { CgmFileQuestion, CgmFileReady, CgmFileRefused, ParseCgmOptions } from '@healzy/domain/cgm';

/** The result of reading a file, without its readings: the server stores those. */
export type CgmFilePreview = Omit<CgmFileReady, 'series' | 'rows'>;
export type CgmFileOutcome = CgmFilePreview | CgmFileQuestion | CgmFileRefused;

/** To the worker. */
export interface ReadCgmFile {
  readonly file: File;
  readonly options: ParseCgmOptions;
}

/** From the worker. */
export type CgmFileNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'recognising' }
  | { readonly kind: 'outcome'; readonly outcome: CgmFileOutcome }
  | { readonly kind: 'fault'; readonly message: string };
