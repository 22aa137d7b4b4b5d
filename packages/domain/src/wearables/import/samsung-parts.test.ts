import { expect, it } from 'vitest';
import { TextReader, ZipWriter, BlobWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { countedDays, recordsToDomain, type WearableRecords } from '../index.ts';
import { readWearableFiles, type NamedBlob } from './index.ts';

const DAY = Date.UTC(2026, 2, 29);
const HEAD =
  'com.samsung.shealth.step_daily_trend,7006003,3\n\uFEFFcount,day_time,source_type,binning_data,com.samsung.shealth.step_daily_trend.datauuid,\n';
const bins = (counts: Readonly<Record<number, number>>) =>
  JSON.stringify(
    Array.from({ length: 144 }, (_, place) => (place in counts ? { count: counts[place], distance: 1 } : {})),
  );
const path = (name: string) => `jsons/com.samsung.shealth.step_daily_trend/a/${name}.binning_data.json`;

async function zipped(entries: readonly (readonly [name: string, text: string])[]): Promise<NamedBlob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of entries) await zip.add(`samsunghealth_a/${name}`, new TextReader(text));
  return { name: 'export.zip', blob: await zip.close() };
}

async function stepsOf(entries: readonly (readonly [name: string, text: string])[]) {
  const parts: WearableRecords[] = [];
  const result = await readWearableFiles(
    [await zipped(entries)],
    new Set(['STEPS']),
    { zone: 'Europe/Madrid' },
    {
      emit: async (part) => {
        parts.push(part);
      },
    },
  );
  return { result, steps: parts.map(recordsToDomain).flatMap(({ intervals }) => intervals) };
}

const ENTRIES = [
  [
    'com.samsung.shealth.step_daily_trend.csv',
    // In milliseconds and in words, as older and newer exports write a day; of one source the steps are in the total.
    `${HEAD}1000,${DAY},-2,a.binning_data.json,a,\n600,${DAY},0,b.binning_data.json,b,\n500,2026-03-30 00:00:00.000,-2,c.binning_data.json,c,\n300,2026-03-31 00:00:00.000,-2,,d,\n`,
  ],
  // The night of the change to summer time: 01:50, and 03:00, ten minutes later.
  [path('a'), bins({ 11: 100, 18: 200, 60: 640, 61: 90_000 })],
  [path('b'), bins({ 60: 600 })],
  [path('c'), bins({ 0: 300, 143: 200 })],
  [path('d'), '{"cut'],
] as const;

it('the bins of a day by their place in it, which are part of its total, in any order of the files', async () => {
  const [one, other] = [await stepsOf(ENTRIES), await stepsOf([...ENTRIES].reverse())];
  expect(other).toEqual(one);
  expect(one.result).toMatchObject({
    kind: 'read',
    format: 'SAMSUNG_HEALTH',
    read: 4,
    stored: 3,
    skipped: [{ reason: 'NOT_THE_TOTAL', count: 1 }],
  });
  const days = countedDays(one.steps, []).days;
  expect(days.map(({ date, value }) => [date, value])).toEqual([
    ['2026-03-29', 1000],
    ['2026-03-30', 500],
    ['2026-03-31', 300],
  ]);
  expect(days[0]!.parts).toMatchObject([
    { startS: Date.UTC(2026, 2, 29, 0, 50) / 1000, value: 100 },
    { startS: Date.UTC(2026, 2, 29, 1) / 1000, value: 200, offsetMinutes: 120 },
    { startS: Date.UTC(2026, 2, 29, 8) / 1000, endS: Date.UTC(2026, 2, 29, 8, 10) / 1000, value: 640 },
  ]);
});

it('bins without their table are no export', async () => {
  expect((await stepsOf(ENTRIES.slice(1, 3))).result).toMatchObject({
    kind: 'refused',
    reason: 'UNKNOWN_FORMAT',
  });
});
