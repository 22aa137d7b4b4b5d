import type { WearableChoice, WearableRecords } from '@healzy/domain/wearables';
import type { WearableImportOptions, WearableReading, WearableSurvey } from '@healzy/domain/wearables/import';

/** To the worker that reads exports. */
export type WearableOrder =
  | { readonly kind: 'survey'; readonly files: readonly File[]; readonly options: WearableImportOptions }
  | {
      readonly kind: 'read';
      readonly files: readonly File[];
      readonly chosen: readonly WearableChoice[];
      readonly options: WearableImportOptions;
    }
  /** The last part has arrived where it is kept: the next may come. */
  | { readonly kind: 'taken' };

/** What the worker says. */
export type WearableNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'part'; readonly part: WearableRecords }
  | { readonly kind: 'survey'; readonly outcome: WearableSurvey }
  | { readonly kind: 'reading'; readonly outcome: WearableReading }
  | { readonly kind: 'fault'; readonly message: string };
