import type { PackedJson } from '@healzy/api/runtime';
import type { WearableChoice } from '@healzy/domain/wearables';
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
  /** Records as they are sent: the thread of the page never has them as objects. */
  | { readonly kind: 'part'; readonly part: PackedJson }
  | { readonly kind: 'survey'; readonly outcome: WearableSurvey }
  | { readonly kind: 'reading'; readonly outcome: WearableReading }
  | { readonly kind: 'fault'; readonly message: string };
