import type { WearableChoice } from '../records.ts';
import { readFiles } from './read-files.ts';
import { RecordSink } from './record-sink.ts';
import { Survey } from './survey.ts';
import type {
  NamedBlob,
  ReadingSteps,
  WearableImportOptions,
  WearableReading,
  WearableSteps,
  WearableSurvey,
} from './types.ts';

export * from './types.ts';

/**
 * What is in the files of one export: nothing of it is kept. What it leaves open is asked.
 *
 * @throws AbortError when cancelled
 */
export async function surveyWearableFiles(
  files: readonly NamedBlob[],
  options: WearableImportOptions = {},
  steps: WearableSteps = {},
): Promise<WearableSurvey> {
  const survey = new Survey();
  const outcome = await readFiles(files, options, steps, survey);
  if (outcome) return outcome;
  const result = survey.result();
  const isEmpty = result.kind === 'survey' && result.metrics.length === 0;
  return isEmpty ? { kind: 'refused', reason: 'EMPTY', detail: files[0]!.name } : result;
}

/**
 * Reads what was chosen, part by part. A refusal or a question says that nothing of what was emitted counts.
 *
 * @throws AbortError when cancelled
 */
export async function readWearableFiles(
  files: readonly NamedBlob[],
  chosen: ReadonlySet<WearableChoice>,
  options: WearableImportOptions,
  { emit, ...steps }: ReadingSteps,
): Promise<WearableReading> {
  const sink = new RecordSink(chosen, emit);
  const outcome = await readFiles(files, options, steps, sink);
  const reading = outcome ?? (await sink.end());
  // Cancelled while the last part was handed over, it is no less cancelled.
  steps.signal?.throwIfAborted();
  return reading;
}
