import type { CgmColumnMapping } from '@healzy/api/cgm/column-mappings';
import type { CgmColumns, CgmImportDoubt, DayOrder } from '@healzy/domain/cgm';
import type { GlucoseUnit } from '@healzy/domain/shared';
import type { CgmFileOutcome, CgmFilePreview } from './file-reading.ts';

/** The state of an import. */
export type CgmImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly file: File; readonly share: number | null }
  | {
      readonly kind: 'question';
      readonly file: File;
      readonly outcome: Extract<CgmFileOutcome, { kind: 'question' }>;
    }
  | {
      readonly kind: 'preview';
      readonly file: File;
      readonly preview: CgmFilePreview;
      /** The columns by which it was read without asking, as they were chosen before. */
      readonly remembered: CgmColumnMapping | null;
    }
  /** `during`: whether the file itself was invalid, or uploading or storing it failed. */
  | {
      readonly kind: 'refused';
      readonly file: File;
      readonly during: 'reading' | 'sending';
      readonly sentence: string;
    }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'storing'; readonly file: File }
  /** The file has been uploaded, and may be of another person. */
  | {
      readonly kind: 'doubt';
      readonly file: File;
      readonly documentId: string;
      readonly doubts: readonly CgmImportDoubt[];
    };

/** The user's answers; kept while the file is read again with them. */
export interface CgmFileAnswers {
  readonly zone: string;
  readonly unit?: GlucoseUnit;
  readonly dayOrder?: DayOrder;
  readonly readingEvent?: string;
  readonly columns?: CgmColumns;
  readonly lastDays?: number;
  /** Whether the carbohydrates and the insulin of the file become events. */
  readonly withTreatments?: boolean;
}
