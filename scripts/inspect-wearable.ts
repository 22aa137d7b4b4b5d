import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import {
  countedDays,
  recordsToDomain,
  sleepDays,
  WEARABLE_CHOICES,
  type DomainRecords,
  type WearableRecords,
} from '../packages/domain/src/wearables/index.ts';
import {
  readWearableFiles,
  surveyWearableFiles,
  type WearableImportOptions,
} from '../packages/domain/src/wearables/import/index.ts';

/** Months of a day's records are enough to look at; of a larger export the survey and the counts are printed. */
const MOST_SHOWN = 200_000;

/** An export of a wearable or a diary with its days and nights; null when nobody knows it. */
export async function inspectWearable(
  files: readonly string[],
  options: WearableImportOptions,
): Promise<object | null> {
  const named = await Promise.all(
    files.map(async (file) => ({ name: basename(file), blob: await openAsBlob(file) })),
  );
  const survey = await surveyWearableFiles(named, options);
  if (survey.kind === 'refused') {
    const { reason, detail, read } = survey;
    // A zip or a text that ends before it says what it is may be of another kind.
    const isOther = reason === 'UNKNOWN_FORMAT' || (reason === 'CUT_OFF' && read === undefined);
    return isOther
      ? null
      : { recognised: null, readings: null, questions: [], code: reason, details: { detail, read } };
  }
  if (survey.kind === 'question') {
    const { kind: _, format, question, ...details } = survey;
    return { recognised: { format }, readings: null, questions: [question], code: null, details };
  }
  const parts: WearableRecords[] = [];
  let shown = 0;
  const result = await readWearableFiles(named, new Set(WEARABLE_CHOICES), options, {
    emit: async (part) => {
      shown += Object.values(part).reduce((sum, list: unknown[]) => sum + list.length, 0);
      if (shown <= MOST_SHOWN) parts.push(part);
    },
  });
  if (result.kind !== 'read') return { recognised: null, readings: null, questions: [], code: 'DAMAGED' };
  const { format, ...readings } = result;
  return {
    recognised: { format, sources: survey.sources },
    survey: { metrics: survey.metrics, neverRead: survey.neverRead, dayOrders: survey.dayOrders },
    readings,
    questions: [],
    code: null,
    ...(shown <= MOST_SHOWN
      ? figuresOf(parts.map(recordsToDomain), survey.sources)
      : { tooManyToShow: shown }),
  };
}

/** Days by the domain's rules, sources in the order of their names. */
function figuresOf(parts: readonly DomainRecords[], sources: readonly string[]): object {
  const intervals = parts.flatMap((part) => part.intervals);
  const metrics = [...new Set(intervals.map(({ metric }) => metric))];
  const days = metrics.map((metric) => {
    const own = intervals.filter((interval) => interval.metric === metric);
    return [
      metric,
      countedDays(own, sources).days.map(({ date, value, manual }) => ({
        date,
        value,
        manual: manual.length,
      })),
    ];
  });
  const nights = sleepDays(
    parts.flatMap((part) => part.sleeps),
    sources,
  ).map(({ date, night, others, naps }) => ({
    date,
    night: night && { startS: night.startS, endS: night.endS, ...night.figures, devices: night.devices },
    others: others.length,
    naps: naps.map(({ figures }) => figures.sleepS),
  }));
  return {
    days: Object.fromEntries(days),
    nights,
    heartRates: parts.reduce((sum, part) => sum + part.heartRates.length, 0),
    dayValues: parts.flatMap((part) => part.dayValues),
    workouts: parts.flatMap((part) => part.workouts),
    meals: parts.flatMap((part) => part.meals),
  };
}
