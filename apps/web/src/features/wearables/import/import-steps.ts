import type { WearableChoice, WearableSkipped } from '@healzy/domain/wearables';
import type { WearableImportOptions, WearableSurvey } from '@healzy/domain/wearables/import';

export type SurveyedExport = Extract<WearableSurvey, { kind: 'survey' }>;
export type ExportQuestion = Extract<WearableSurvey, { kind: 'question' }>;

/** What an import took, and what it did not. */
export interface ImportTotals {
  readonly read: number;
  readonly stored: number;
  readonly skipped: readonly WearableSkipped[];
}

/** The files of an import, with what was answered about them. */
export interface ChosenFiles {
  readonly files: readonly File[];
  readonly options: WearableImportOptions;
}

/** The state of an import. */
export type WearableStep =
  | { readonly kind: 'choose' }
  | (ChosenFiles & { readonly kind: 'surveying'; readonly share: number })
  | (ChosenFiles & { readonly kind: 'question'; readonly asked: ExportQuestion })
  | (ChosenFiles & {
      readonly kind: 'choices';
      readonly survey: SurveyedExport;
      readonly chosen: readonly WearableChoice[];
    })
  /** `isWaiting`: the connection is lost, and the part on its way is kept. */
  | (ChosenFiles & { readonly kind: 'sending'; readonly share: number; readonly isWaiting: boolean })
  | (ChosenFiles & {
      readonly kind: 'refused';
      /** Whether the files themselves were invalid, or sending them failed. */
      readonly during: 'reading' | 'sending';
      readonly sentence: string;
    })
  | (ChosenFiles & { readonly kind: 'done'; readonly importId: string; readonly totals: ImportTotals });

/** One name for the files of an import: the first, and how many more. */
export const nameOf = (files: readonly File[]): string => files[0]?.name ?? '';
