import { describe, expect, it } from 'vitest';
import { TextReader, ZipWriter, BlobWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import {
  countedDays,
  recordsToDomain,
  sleepDays,
  WEARABLE_CHOICES,
  type WearableChoice,
  type WearableRecords,
} from '../index.ts';
import {
  readWearableFiles,
  surveyWearableFiles,
  type NamedBlob,
  type WearableImportOptions,
} from './index.ts';
import { RECORDS_OF_DAY, zippedAppleExport } from './testing/apple-export.ts';

const named = (name: string, ...parts: (string | Uint8Array)[]): NamedBlob => ({
  name,
  blob: new Blob(parts as string[]),
});

async function zipped(entries: Readonly<Record<string, string>>): Promise<NamedBlob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(entries)) await zip.add(name, new TextReader(text));
  return { name: 'export.zip', blob: await zip.close() };
}

async function read(
  files: readonly NamedBlob[],
  choices: readonly WearableChoice[] = WEARABLE_CHOICES,
  options: WearableImportOptions = { zone: 'Europe/Madrid', clock: 'UTC' },
) {
  const parts: WearableRecords[] = [];
  const result = await readWearableFiles(files, new Set(choices), options, {
    emit: async (part) => {
      parts.push(part);
    },
  });
  const domain = parts.map(recordsToDomain);
  return {
    result,
    parts,
    intervals: domain.flatMap((part) => part.intervals),
    sleeps: domain.flatMap((part) => part.sleeps),
    workouts: domain.flatMap((part) => part.workouts),
    heartRates: domain.flatMap((part) => part.heartRates),
    dayValues: domain.flatMap((part) => part.dayValues),
  };
}

const apple = (body: string, exported = '2026-08-01 10:00:00 +0200') =>
  `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ELEMENT broken\n]>\n<HealthData locale="es_ES">\n<ExportDate value="${exported}"/>\n${body}\n</HealthData>`;
const sleep = (value: string, from: string, until: string, source = 'Watch', below = '') =>
  `<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="${source}" creationDate="2026-03-30 09:00:00 +0200" startDate="${from}" endDate="${until}" value="HKCategoryValueSleepAnalysis${value}">${below}</Record>`;
const steps = (value: string | number, from: string, until: string, below = '') =>
  `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" creationDate="2026-03-30 09:00:00 +0200" startDate="${from}" endDate="${until}" value="${value}">${below}</Record>`;

describe('Apple Health', () => {
  it('of a hundred days in a zip64, with all that is wrong in one, and in bounded parts', async () => {
    const pieces: Uint8Array[] = [];
    const into = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece) });
    const { days, bytes } = await zippedAppleExport(20_000_000, into);
    expect(bytes).toBeGreaterThan(20_000_000);
    const file = named('exportación.zip', ...pieces);
    const survey = await surveyWearableFiles([file], { zone: 'Europe/Madrid' });
    expect(survey).toMatchObject({
      kind: 'survey',
      format: 'APPLE_HEALTH',
      sources: ['Apple Watch', 'iPhone'],
      repaired: days,
      neverRead: [
        { kind: 'PLACES', records: 1 },
        { kind: 'ECG', records: 1 },
        { kind: 'CLINICAL', records: 1 },
        { kind: 'CYCLE', records: days },
      ],
    });
    const shares: number[] = [];
    let [most, largest, stepsSeen] = [0, 0, 0];
    const result = await readWearableFiles(
      [file],
      new Set(['STEPS', 'SLEEP']),
      {},
      {
        onProgress: (share) => shares.push(share),
        emit: async (part) => {
          most = Math.max(
            most,
            Object.values(part).reduce((sum, list: unknown[]) => sum + list.length, 0),
          );
          largest = Math.max(largest, JSON.stringify(part).length);
          stepsSeen += part.intervals.length;
          expect(part.heartRates).toEqual([]);
        },
      },
    );
    const all = Object.values(RECORDS_OF_DAY).reduce((a, b) => a + b) * days + 3;
    const stored = (RECORDS_OF_DAY.STEPS + RECORDS_OF_DAY.SLEEP) * days;
    expect(result).toMatchObject({ kind: 'read', read: all, stored });
    expect(stepsSeen).toBe(RECORDS_OF_DAY.STEPS * days);
    expect(most).toBeLessThanOrEqual(5000);
    expect(largest).toBeLessThan(1_000_000);
    expect(shares.every((share, index) => index === 0 || share >= shares[index - 1]!)).toBe(true);
    expect(shares.at(-1)).toBeGreaterThan(0.99);
  }, 240_000);

  it('stops when cancelled, and hands over nothing more', async () => {
    const pieces: Uint8Array[] = [];
    await zippedAppleExport(4_000_000, new WritableStream({ write: (piece) => void pieces.push(piece) }));
    const stop = new AbortController();
    let parts = 0;
    const reading = readWearableFiles(
      [named('a.zip', ...pieces)],
      new Set(['STEPS']),
      {},
      {
        signal: stop.signal,
        emit: async () => {
          parts++;
          stop.abort();
        },
      },
    );
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(parts).toBe(1);
  }, 60_000);

  it('takes the zone of a record over the offset of the day of the export', async () => {
    const zone = '<MetadataEntry key="HKTimeZone" value="America/New_York"/>';
    const { intervals } = await read([
      named('导出.xml', apple(steps(100, '2026-01-10 04:30:00 +0200', '2026-01-10 04:40:00 +0200', zone))),
    ]);
    expect(intervals).toMatchObject([{ offsetMinutes: -300, value: 100 }]);
    expect(countedDays(intervals, []).days[0]!.date).toBe('2026-01-09');
  });

  it('without one, that of the person, where it agrees with the export', async () => {
    // Written in summer about a winter night: half past midnight of the export is half past eleven of the night before.
    const body = steps(100, '2026-01-10 00:30:00 +0200', '2026-01-10 00:40:00 +0200');
    const date = async (text: string) =>
      countedDays((await read([named('a', text)])).intervals, []).days[0]!.date;
    expect(await date(apple(body))).toBe('2026-01-09');
    expect(await date(apple(body, '2026-08-01 10:00:00 -0700'))).toBe('2026-01-10');
  });

  it('has one state at a moment beside the generic sleep and the bed of a telephone', async () => {
    const body = [
      sleep('InBed', '2026-03-28 22:30:00 +0100', '2026-03-29 08:00:00 +0200', 'iPhone'),
      sleep('AsleepUnspecified', '2026-03-28 23:00:00 +0100', '2026-03-29 07:00:00 +0200'),
      sleep('AsleepCore', '2026-03-28 23:00:00 +0100', '2026-03-29 03:00:00 +0200'),
      sleep('AsleepREM', '2026-03-29 03:00:00 +0200', '2026-03-29 07:00:00 +0200'),
    ].join('\n');
    const { sleeps } = await read([named('exportar.xml', apple(body))]);
    const [day] = sleepDays(sleeps, ['Watch', 'iPhone']);
    expect(day).toMatchObject({
      date: '2026-03-29',
      night: { figures: { sleepS: 7 * 3600, inBedS: 8.5 * 3600 } },
    });
  });

  it('marks what was typed in, and drops what nobody can have', async () => {
    const manual = '<MetadataEntry key="HKWasUserEntered" value="1"/>';
    const body = [
      steps(9999, '2026-03-28 10:00:00 +0100', '2026-03-28 11:00:00 +0100', manual),
      steps(400_000, '2026-03-28 10:00:00 +0100', '2026-03-28 11:00:00 +0100'),
      steps('viele', '2026-03-28 10:00:00 +0100', '2026-03-28 11:00:00 +0100'),
      steps(5, '2026-03-28 12:00:00 +0100', '2026-03-28 11:00:00 +0100'),
      steps(5, 'gestern', '2026-03-28 11:00:00 +0100'),
    ].join('\n');
    const { intervals, result } = await read([named('a.xml', apple(body))]);
    expect(intervals).toMatchObject([{ value: 9999, isManual: true }]);
    expect(result).toMatchObject({
      read: 5,
      stored: 1,
      skipped: [
        { reason: 'IMPLAUSIBLE', rows: [2] },
        { reason: 'UNREADABLE', rows: [3] },
        { reason: 'ENDS_BEFORE_START', rows: [4] },
        { reason: 'TIME_UNREADABLE', rows: [5] },
      ],
    });
  });

  it('reads a workout of either layout, in miles and kilojoules', async () => {
    const span =
      'sourceName="Watch" startDate="2026-03-28 10:00:00 +0100" endDate="2026-03-28 11:00:00 +0100"';
    const body = `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" ${span} totalDistance="1" totalDistanceUnit="mi" totalEnergyBurned="418.4" totalEnergyBurnedUnit="kJ"/>
      <Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" ${span.replaceAll('03-28', '03-29')}>
        <MetadataEntry key="HKAverageMETs" value="6.5 kcal/hr·kg"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="250" unit="kcal"/>
        <WorkoutRoute><FileReference path="/workout-routes/a.gpx"/></WorkoutRoute>
      </Workout>`;
    const { workouts, result } = await read([named('a.xml', apple(body))]);
    expect(workouts).toMatchObject([
      { name: 'Running', distanceM: 1609.344, energyKcal: 100 },
      { name: 'Traditional Strength Training', met: 6.5, energyKcal: 250, distanceM: null },
    ]);
    expect(result).toMatchObject({ read: 3, stored: 2, skipped: [{ reason: 'NEVER_READ', count: 1 }] });
  });

  it('takes the energy of a workout in any unit that it knows, and in no other', async () => {
    const workout = (hour: number, energy: string, below = '') =>
      `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="Watch" startDate="2026-03-28 ${hour}:00:00 +0100" endDate="2026-03-28 ${hour}:30:00 +0100" ${energy}>${below}</Workout>`;
    const burned = (unit: string) => `totalEnergyBurned="418400" totalEnergyBurnedUnit="${unit}"`;
    const statistics = (unit: string) =>
      `<WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="100000" unit="${unit}"/>`;
    const body = [
      workout(10, burned('J')),
      workout(11, burned('BTU')),
      workout(12, '', statistics('cal')),
      workout(13, '', statistics('BTU')),
    ].join('\n');
    const { workouts } = await read([named('a.xml', apple(body))]);
    expect(workouts.map(({ energyKcal }) => energyKcal)).toEqual([100, null, 100, null]);
  });

  it.each([
    [
      'entities of its own',
      '<!DOCTYPE HealthData [<!ENTITY lol "lol">]><HealthData>&lol;</HealthData>',
      'ENTITIES',
    ],
    [
      'an external entity',
      '<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/passwd">]><HealthData/>',
      'ENTITIES',
    ],
    ['an entity that nobody defined', '<HealthData><Me a="&lol;"/></HealthData>', 'ENTITIES'],
    ['crossed elements', '<HealthData><Record></Me></Record></HealthData>', 'DAMAGED'],
  ])('%s is refused', async (_, text, reason) => {
    expect(await surveyWearableFiles([named('a.xml', text)])).toMatchObject({
      kind: 'refused',
      reason,
      detail: 'a.xml',
    });
  });

  it('cut in half says how far it was read', async () => {
    const one = steps(100, '2026-03-28 10:00:00 +0100', '2026-03-28 11:00:00 +0100');
    const text = apple([one, one, one].join('\n'));
    const cut = named('exportar.xml', text.slice(0, text.lastIndexOf('<Record') + 40));
    expect(await surveyWearableFiles([cut])).toEqual({
      kind: 'refused',
      reason: 'CUT_OFF',
      detail: 'exportar.xml',
      read: 2,
    });
    expect((await read([cut])).parts).toEqual([]);
  });
});

describe('zips', () => {
  it('take each file by what is in it, and say nothing of others', async () => {
    const file = await zipped({
      'Takeout/Fitbit/steps-2026-03-28.json': '[{"dateTime":"03/28/26 22:58:00","value":"40"}]',
      'Takeout/Fitbit/Premium.html': '<html></html>',
      'Takeout/Location History/Records.kml': '<kml/>',
      'Takeout/archive_browser.json': '{"a":1}',
    });
    const { result, intervals } = await read([file]);
    expect(intervals).toHaveLength(1);
    expect(result).toMatchObject({
      format: 'FITBIT',
      read: 2,
      stored: 1,
      skipped: [{ reason: 'NEVER_READ' }],
    });
    expect(await surveyWearableFiles([file])).toEqual({
      kind: 'question',
      format: 'FITBIT',
      question: 'zone',
    });
  });

  it('put the stages of Samsung to their nights, whatever their order', async () => {
    const head = 'com.samsung.health.sleep';
    const file = await zipped({
      'a_stage.csv': `${head}_stage,1,1\n${head}_stage.start_time,${head}_stage.end_time,${head}_stage.stage,${head}_stage.sleep_id,\n2026-09-03 20:53:00.000,2026-09-03 21:53:00.000,40003,u,\n`,
      'b_sleep.csv': `com.samsung.shealth.sleep,1,1\nefficiency,sleep_duration,${head}.start_time,${head}.end_time,${head}.time_offset,${head}.datauuid,\n93.0,60,2026-09-03 20:53:00.000,2026-09-03 21:53:00.000,UTC+0200,u,\n`,
    });
    const { sleeps } = await read([file]);
    expect(sleeps).toMatchObject([{ segments: [{ state: 'DEEP' }], device: { efficiency: 93 } }]);
    expect(await surveyWearableFiles([file], {})).toMatchObject({ kind: 'question', question: 'clock' });
  });

  it('that would fill the machine are refused before they are unpacked', async () => {
    const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
    await zip.add('exportar.xml', new Blob(['<HealthData>', new Uint8Array(20_000_000)]).stream());
    const bomb = { name: 'export.zip', blob: await zip.close() };
    expect(bomb.blob.size).toBeLessThan(100_000);
    expect(await surveyWearableFiles([bomb])).toEqual({
      kind: 'refused',
      reason: 'ZIP_BOMB',
      detail: 'exportar.xml',
    });
  }, 60_000);

  it('with nothing known, cut off or locked are refused', async () => {
    expect(await surveyWearableFiles([await zipped({ 'a.txt': 'Hola' })])).toMatchObject({
      reason: 'UNKNOWN_FORMAT',
    });
    const { blob } = await zipped({ 'exportar.xml': apple('') });
    const half = { name: 'half.zip', blob: blob.slice(0, blob.size / 2) };
    expect(await surveyWearableFiles([half])).toMatchObject({ reason: 'CUT_OFF', detail: 'half.zip' });
    const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, password: 'x', zipCrypto: true });
    await zip.add('exportar.xml', new TextReader(apple('')));
    const locked = { name: 'locked.zip', blob: await zip.close() };
    expect(await surveyWearableFiles([locked])).toMatchObject({ reason: 'ENCRYPTED' });
  });

  it('with more entries than any export has are refused by their list', async () => {
    expect(await surveyWearableFiles([manyEntries(100_001)])).toEqual({
      kind: 'refused',
      reason: 'TOO_MANY_ENTRIES',
      detail: 'many.zip',
    });
    expect(await surveyWearableFiles([manyEntries(1000, 'x/')])).toMatchObject({ reason: 'UNKNOWN_FORMAT' });
  });

  describe('in a zip', () => {
    const STEPS = '[{"dateTime":"03/28/26 22:58:00","value":"40"}]';
    const around = async (...inner: NamedBlob[]) => {
      const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
      for (const { name, blob } of inner) await zip.add(name, blob.stream());
      return { name: 'outer.zip', blob: await zip.close() };
    };

    it('is read, and what it holds that is never read is not', async () => {
      const inner = await zipped({
        'steps-2026-03-28.json': STEPS,
        'raw_location_latitude.csv': 'start,duration,value',
      });
      const shares: number[] = [];
      const parts: WearableRecords[] = [];
      const result = await readWearableFiles(
        [await around({ name: 'part-1.zip', blob: inner.blob }, named('readme.txt', 'Hola'))],
        new Set(['STEPS']),
        { zone: 'Europe/Madrid' },
        { emit: async (part) => void parts.push(part), onProgress: (share) => shares.push(share) },
      );
      expect(result).toMatchObject({ kind: 'read', read: 2, stored: 1, skipped: [{ reason: 'NEVER_READ' }] });
      expect(parts.flatMap(({ intervals }) => intervals)).toHaveLength(1);
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
    });

    it('in another one is not: an export is no deeper', async () => {
      const inner = await zipped({ 'steps-2026-03-28.json': STEPS });
      const deeper = await around({ name: 'inner.zip', blob: inner.blob });
      const deepest = await around({ name: 'deeper.zip', blob: deeper.blob });
      expect(await surveyWearableFiles([deeper], { zone: 'Europe/Madrid' })).toMatchObject({
        kind: 'survey',
      });
      expect(await surveyWearableFiles([deepest], { zone: 'Europe/Madrid' })).toMatchObject({
        ...{ kind: 'refused', reason: 'UNKNOWN_FORMAT' },
      });
    });

    it('may not fill the machine either, nor have the entries of several', async () => {
      const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
      await zip.add('exportar.xml', new Blob(['<HealthData>', new Uint8Array(20_000_000)]).stream());
      const bomb = await around({ name: 'inner.zip', blob: await zip.close() });
      expect(await surveyWearableFiles([bomb])).toMatchObject({ kind: 'refused', reason: 'ZIP_BOMB' });
      const halves = [
        { ...manyEntries(1000, 'x/'), name: 'a.zip' },
        { ...manyEntries(99_100, 'x/'), name: 'b.zip' },
      ];
      expect(await surveyWearableFiles([await around(...halves)])).toEqual({
        ...{ kind: 'refused', reason: 'TOO_MANY_ENTRIES', detail: 'b.zip' },
      });
    }, 60_000);

    it('cut off is refused by its name', async () => {
      const { blob } = await zipped({ 'exportar.xml': apple('') });
      const half = { name: 'inner.zip', blob: blob.slice(0, blob.size - 30) };
      expect(await surveyWearableFiles([await around(half)])).toMatchObject({
        ...{ kind: 'refused', reason: 'CUT_OFF', detail: 'inner.zip' },
      });
    });
  });
});

/** A zip with nothing but a list of entries, which are all one empty file or folder: it begins like one and ends like a zip64. */
function manyEntries(count: number, name = 'x'): NamedBlob {
  const start = new Uint8Array(30 + name.length);
  new DataView(start.buffer).setUint32(0, 0x04034b50, true);
  new DataView(start.buffer).setUint16(4, 20, true);
  new DataView(start.buffer).setUint16(26, name.length, true);
  start.set(new TextEncoder().encode(name), 30);
  const entry = new Uint8Array(46 + name.length);
  new DataView(entry.buffer).setUint32(0, 0x02014b50, true);
  new DataView(entry.buffer).setUint16(28, name.length, true);
  entry.set(new TextEncoder().encode(name), 46);
  const list = new Uint8Array(entry.length * count);
  for (let place = 0; place < count; place++) list.set(entry, place * entry.length);
  const end = new DataView(new ArrayBuffer(56 + 20 + 22));
  end.setUint32(0, 0x06064b50, true);
  end.setBigUint64(4, 44n, true);
  for (const at of [24, 32]) end.setBigUint64(at, BigInt(count), true);
  end.setBigUint64(40, BigInt(list.length), true);
  end.setBigUint64(48, BigInt(start.length), true);
  end.setUint32(56, 0x07064b50, true);
  end.setBigUint64(64, BigInt(start.length + list.length), true);
  end.setUint32(72, 1, true);
  end.setUint32(76, 0x06054b50, true);
  for (const at of [84, 86]) end.setUint16(at, 0xffff, true);
  for (const at of [88, 92]) end.setUint32(at, 0xffffffff, true);
  return { name: 'many.zip', blob: new Blob([start, list, end.buffer]) };
}
