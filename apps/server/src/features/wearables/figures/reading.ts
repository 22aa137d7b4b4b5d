import { ageOn, daysOfLocalDate, todayIn, type LocalDate } from '@healzy/domain/shared';
import type {
  DomainRecords,
  LoggedFood,
  RecordedHeartRate,
  WearableMetricId,
  WearablePerson,
} from '@healzy/domain/wearables';
import { noRecords, SAMPLE_HOLDS_MINUTES } from '@healzy/domain/wearables';
import {
  COUNTED_METRICS,
  dateAfter,
  datesOf,
  recordedMinutes,
  type RecordedMinute,
  type WearablePeriod,
} from '@healzy/domain/wearables/summary';
import type { Sql } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/calls.ts';
import { unprocessable } from '../../../platform/http/http-problem.ts';
import { energyPerson } from '../../nutritional-plans/energy.ts';
import { requireClinical } from '../../../shared/patient-access/clinical.ts';
import { patientZone } from '../../../shared/patient-access/patient-zone.ts';
import { Slices } from '../../../platform/slices.ts';
import { readBlocks, sourceOrderOf, unpackRecords, type OfPatient } from '../blocks.ts';

/** What every figure of a patient is made with. */
export interface Asked extends OfPatient {
  period: WearablePeriod;
  /** Of the patient's clock. */
  today: LocalDate;
  nowS: number;
  zone: string;
  priority: string[];
  person: WearablePerson;
}

const DAY_S = 86_400;
const DEFAULT_DAYS = 28;
const MOST_DAYS = 92;

/**
 * The days that a call is about, of a patient whose clinical record is open to the caller.
 *
 * @throws HttpProblem 404, 403, and 422 `WEARABLE_PERIOD`
 */
export async function asked(
  sql: Sql,
  caller: Caller,
  {
    patientId,
    query = {},
    now,
    most = MOST_DAYS,
  }: { patientId: string; query?: { from?: string; to?: string }; now: Date; most?: number },
): Promise<Asked> {
  await requireClinical(sql, caller, patientId, 'read');
  const { accountId } = caller;
  const zone = await patientZone(sql, patientId);
  const today = todayIn(zone, now);
  const to = query.to ?? today;
  if (daysOfLocalDate(to) === null) throw wrongPeriod(most);
  const from = query.from ?? dateAfter(to, 1 - Math.min(most, DEFAULT_DAYS));
  if (daysOfLocalDate(from) === null) throw wrongPeriod(most);
  const days = datesOf({ from, to }).length;
  if (days < 1 || days > most) throw wrongPeriod(most);
  const owner = { accountId, patientId };
  return {
    ...owner,
    period: { from, to },
    today,
    nowS: now.getTime() / 1000,
    zone,
    priority: await sourceOrderOf(sql, owner),
    person: await personOn(sql, owner, to < today ? to : today),
  };
}

const wrongPeriod = (days: number) =>
  unprocessable('WEARABLE_PERIOD', 'The period ends before it begins, or is too long.', { days });

/** Who the figures are about, on a day. A glucose test in the ranges of pregnancy says it as the history does. */
async function personOn(
  sql: Sql,
  { accountId, patientId }: OfPatient,
  day: LocalDate,
): Promise<WearablePerson> {
  const { rows } = await sql.query<{ birthdate: string | null; isInPregnancyRanges: boolean }>(
    `SELECT to_char(p.birthdate, 'YYYY-MM-DD') AS birthdate,
       coalesce((SELECT t.range_profile = 'PREGNANCY' FROM medical_tests t
         WHERE t.account_id = $1 AND t.patient_id = p.id AND t.range_profile IS NOT NULL AND t.state <> 'CANCELED'
         ORDER BY t.created_at DESC, t.id LIMIT 1), false) AS is_in_pregnancy_ranges
     FROM patients p WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, patientId],
  );
  const { birthdate = null, isInPregnancyRanges = false } = rows[0] ?? {};
  const { state } = await energyPerson(sql, accountId, patientId, day);
  return {
    ageYears: birthdate === null ? null : ageOn(birthdate, day),
    isPregnant: state === 'PREGNANT' || isInPregnancyRanges ? true : state === null ? null : false,
  };
}

type Metric = WearableMetricId | 'MEALS';

/** Records with the diaries of each import apart: the same day in two exports is one day. */
export interface ReadRecords extends DomainRecords {
  diaries: LoggedFood[][];
}

const HEART_METRICS = ['RESTING_HEART_RATE', 'HRV_RMSSD', 'HRV_SDNN'] as const;
export const ACTIVITY_METRICS: readonly Metric[] = [...COUNTED_METRICS, ...HEART_METRICS, 'WORKOUT'];

/** Records around some days, without samples of the heart, read in slices. Overlaps are for the rules of the domain. */
export async function recordsAround(
  sql: Sql,
  owner: OfPatient,
  { from, to }: WearablePeriod,
  metrics: readonly Metric[],
): Promise<ReadRecords> {
  const all = noRecords();
  const diaries = new Map<string, LoggedFood[]>();
  const slices = new Slices();
  for (const { origin, data } of await readBlocks(sql, owner, { from, to, metrics })) {
    const { intervals, sleeps, workouts, dayValues, meals } = unpackRecords(data);
    for (const interval of intervals) all.intervals.push(interval);
    all.sleeps.push(...sleeps);
    all.workouts.push(...workouts);
    all.dayValues.push(...dayValues);
    diaries.set(origin, [...(diaries.get(origin) ?? []), ...meals]);
    if (slices.isOver) await slices.next();
  }
  return { ...all, diaries: [...diaries.values()] };
}

/** Blocks of heart rates of one day after another: a watch that writes every five seconds has 17,000 a day. */
async function eachHeartDay(
  sql: Sql,
  owner: OfPatient,
  period: WearablePeriod,
  take: (samples: readonly RecordedHeartRate[]) => void,
): Promise<void> {
  const blocks = await readBlocks(sql, owner, { ...period, metrics: ['HEART_RATE'] });
  const slices = new Slices();
  for (let at = 0; at < blocks.length;) {
    const { day } = blocks[at]!;
    const samples: RecordedHeartRate[] = [];
    for (; blocks[at]?.day === day; at++) {
      for (const sample of unpackRecords(blocks[at]!.data).heartRates) samples.push(sample);
      if (slices.isOver) await slices.next();
    }
    take(samples);
    if (slices.isOver) await slices.next();
  }
}

/** The heart rate of each measured minute around some days, in order of time. */
export async function heartMinutes(
  sql: Sql,
  owner: OfPatient,
  period: WearablePeriod,
  priority: readonly string[],
): Promise<RecordedMinute[]> {
  const minutes: RecordedMinute[] = [];
  /** The last samples of a day stand for the first minutes of the next. */
  let before: RecordedHeartRate[] = [];
  await eachHeartDay(sql, owner, period, (samples) => {
    const fromS = Math.floor((samples[0]?.atS ?? 0) / DAY_S) * DAY_S;
    const untilS = fromS + DAY_S;
    for (const minute of recordedMinutes([...before, ...samples], priority))
      if (minute.atS >= fromS && minute.atS < untilS) minutes.push(minute);
    before = samples.filter(({ atS }) => atS >= untilS - SAMPLE_HOLDS_MINUTES * 60);
  });
  return minutes;
}
