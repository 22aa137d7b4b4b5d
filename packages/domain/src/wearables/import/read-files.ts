import type { RecordTaker } from './taker.ts';
import type {
  NamedBlob,
  WearableImportOptions,
  WearableQuestion,
  WearableRefused,
  WearableSteps,
} from './types.ts';

export type Stop = WearableQuestion | WearableRefused;

/** Reads every file into a taker; null when nothing stands against it. */
export async function readFiles(
  files: readonly NamedBlob[],
  _options: WearableImportOptions,
  { signal }: WearableSteps,
  _taker: RecordTaker,
): Promise<Stop | null> {
  signal?.throwIfAborted();
  return { kind: 'refused', reason: 'UNKNOWN_FORMAT', ...(files[0] && { detail: files[0].name }) };
}
