import type { CgmFileQuestion, CgmFileReady, CgmFileRefused } from '@healzy/domain/cgm';

/** The result of reading a file, without its readings: the server stores those. */
export type CgmFilePreview = Omit<CgmFileReady, 'series' | 'rows'>;
export type CgmFileOutcome = CgmFilePreview | CgmFileQuestion | CgmFileRefused;
