import { daysOfLocalDate } from '../../shared/index.ts';
import { DAY_S } from '../source-records.ts';
import { sleepOffsetAt, type Sleep } from './days.ts';
import { isAsleep } from './stay.ts';
import { minuteStates } from './timeline.ts';

export type SleepRegularity =
  | { kind: 'value'; value: number; days: number; pairs: number }
  | { kind: 'none'; reason: 'TOO_FEW_DAYS'; days: number; needed: number };

/** Fewer days say more about those days than about the person. */
const NEEDED_DAYS = 5;

/**
 * Sleep regularity index (Phillips 2017, 10.1038/s41598-017-03171-4): from −100 to 100, by how many epochs a day apart are
 * in the same state. A pair with an unknown epoch is left out: unknown is neither regular nor irregular. A part of a day
 * at the end is dropped.
 *
 * @param epochs 1 asleep, 0 awake, −1 not known
 */
export function sleepRegularity(epochs: ArrayLike<number>, perDay: number): SleepRegularity {
  const whole = Math.floor(epochs.length / perDay);
  let days = 0;
  for (let day = 0; day < whole; day++) {
    let isKnown = false;
    for (let i = day * perDay; i < (day + 1) * perDay && !isKnown; i++) isKnown = epochs[i]! >= 0;
    if (isKnown) days++;
  }
  let pairs = 0;
  let same = 0;
  for (let i = 0; i + perDay < whole * perDay; i++) {
    const [now, then] = [epochs[i]!, epochs[i + perDay]!];
    if (now < 0 || then < 0) continue;
    pairs++;
    if (now === then) same++;
  }
  if (days < NEEDED_DAYS || pairs === 0)
    return { kind: 'none', reason: 'TOO_FEW_DAYS', days, needed: NEEDED_DAYS };
  return { kind: 'value', value: -100 + (200 * same) / pairs, days, pairs };
}

const MINUTES = 1440;
const HALF_DAY = 720;

/**
 * Minutes of the wearer's clock, from noon to noon, so that a clock change makes nobody irregular who got up at the same
 * time. Around a recorded night a person is awake; on days without one nothing is known.
 */
export function sleepMinutes(sleeps: readonly Sleep[]): Int8Array {
  const nights = sleeps.filter(({ kind, timeline }) => kind === 'NIGHT' && timeline.length > 0);
  if (nights.length === 0) return new Int8Array(0);
  const dayNumbers = nights.map(({ date }) => daysOfLocalDate(date)!);
  const firstDay = dayNumbers.reduce((a, b) => Math.min(a, b));
  const lastDay = dayNumbers.reduce((a, b) => Math.max(a, b));
  const minutes = new Int8Array((lastDay - firstDay + 1) * MINUTES).fill(-1);
  for (const day of dayNumbers) minutes.fill(0, (day - firstDay) * MINUTES, (day - firstDay + 1) * MINUTES);
  const origin = firstDay * DAY_S - HALF_DAY * 60;
  for (const sleep of sleeps) {
    const [first, last] = [sleepOffsetAt(sleep, sleep.startS), sleepOffsetAt(sleep, sleep.endS)];
    minuteStates(sleep.timeline, sleep.startS, sleep.endS).forEach((state, index) => {
      const at = sleep.startS + index * 60;
      const offset = first === last ? first : sleepOffsetAt(sleep, at);
      const place = Math.floor((at + offset * 60 - origin) / 60);
      if (place < 0 || place >= minutes.length) return;
      minutes[place] = isAsleep(state) ? 1 : state === 'UNKNOWN' || state === 'IN_BED' ? -1 : 0;
    });
  }
  return minutes;
}
