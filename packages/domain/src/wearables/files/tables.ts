import { daysOfLocalDate } from '../../shared/index.ts';
import { implausible } from '../metrics.ts';
import { NO_DEVICE_SLEEP, type SleepStay, type SleepState } from '../sleep/stay.ts';
import { DAY_S, grouped, localDateAt, startOfDateAt } from '../source-records.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { cellNumber, numberOf, offsetMinutesOf, wallSeconds, type LocalClock } from './values.ts';

const minutesTotals = (entries: readonly (readonly [SleepState, number | null])[]): SleepStay['totals'] =>
  Object.fromEntries(
    entries.flatMap(([state, minutes]) => (minutes === null ? [] : [[state, minutes * 60]])),
  );

/** WHOOP in Spanish (its own typo among the headings) and English; a cycle that is running has no end. */
export function whoopCycles(table: HeadedTable, clock: LocalClock | null): WearableText {
  const collector = new TextCollector('WHOOP_CYCLES');
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      const cell = (...headings: string[]) => table.cell(row, ...headings);
      const number = (...headings: string[]) => numberOf(cell(...headings));
      const offset = offsetMinutesOf(cell('Zona horaria del ciclo', 'Cycle timezone'));
      const [onset, waking] = [
        wallSeconds(cell('Inicio del sueño', 'Sleep onset')),
        wallSeconds(cell('Inicio de la vigilia', 'Wake onset')),
      ];
      if (offset === null) return 'TIME_UNREADABLE';
      if (onset === null || waking === null) return 'NOT_MEASURED';
      const startS = onset - offset * 60;
      const inBed = number('Tiempo en la cama (min)', 'In bed duration (min)');
      // The zone is that of the beginning: the time in bed says what the wall clock at waking does not.
      const endS = inBed === null ? waking - offset * 60 : startS + inBed * 60;
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const drift = Math.round((waking - endS) / 60 / 15) * 15;
      const endOffsetMinutes = clock ? clock.offsetAt(endS) : inBed === null ? offset : drift;
      into.sleeps.push({
        source: MAKERS.WHOOP,
        startS,
        endS,
        startOffsetMinutes: offset,
        endOffsetMinutes,
        zone: null,
        segments: [],
        totals: minutesTotals([
          ['LIGHT', number('Duración de sueño ligero (min)', 'Light sleep duration (min)')],
          ['DEEP', number('Duración de sueño profundo (SWS) (min)', 'Deep (SWS) duration (min)')],
          ['REM', number('Duración de sueño REM (min)', 'REM duration (min)')],
          ['AWAKE', number('Tempo despierto/a (min)', 'Tiempo despierto/a (min)', 'Awake duration (min)')],
        ]),
        device: {
          ...NO_DEVICE_SLEEP,
          isNap: false,
          efficiency: number('Eficiencia del sueño %', 'Sleep efficiency %'),
        },
      });
      const date = localDateAt(endS, endOffsetMinutes);
      const values = [
        ['RESTING_HEART_RATE', number('Frecuencia cardíaca en reposo (lpm)', 'Resting heart rate (bpm)')],
        ['HRV_RMSSD', number('Variabilidad de la frecuencia cardíaca (ms)', 'Heart rate variability (ms)')],
        ['MAXIMUM_HEART_RATE', number('FC máx. (lpm)', 'Max HR (bpm)')],
      ] as const;
      for (const [metric, value] of values)
        if (value !== null && !implausible(metric, value))
          into.dayValues.push({ source: MAKERS.WHOOP, metric, date, value });
      // Its "cal" are kilocalories, of a cycle that begins with the night and is told by the day of waking.
      const energy = number('Energía quemada (cal)', 'Energy burned (cal)');
      if (energy !== null && !implausible('TOTAL_ENERGY', energy)) {
        const dayS = startOfDateAt(date, endOffsetMinutes);
        const day = { startS: dayS, endS: dayS + DAY_S, offsetMinutes: endOffsetMinutes };
        into.intervals.push({ source: MAKERS.WHOOP, metric: 'TOTAL_ENERGY', value: energy, ...day });
      }
      return null;
    });
  return collector.end();
}

const SAMSUNG_STATES: Readonly<Record<string, SleepState>> = {
  40001: 'AWAKE',
  40002: 'LIGHT',
  40003: 'DEEP',
  40004: 'REM',
};

/** Samsung's nights with the stages of a second file; a row without a duration is a bedtime that was wished for. */
export function samsungSleep(
  nights: HeadedTable,
  stages: HeadedTable | null,
  clock: 'UTC' | 'LOCAL',
): WearableText {
  const collector = new TextCollector('SAMSUNG_SLEEP');
  const prefix = 'com.samsung.health.sleep.';
  const instant = (text: string, offset: number) => {
    const wall = wallSeconds(text);
    return wall === null ? null : clock === 'UTC' ? wall : wall - offset * 60;
  };
  const stageCell = (row: TableRow, name: string) =>
    stages?.cell(row, `com.samsung.health.sleep_stage.${name}`) ?? '';
  const byNight = grouped(stages?.rows ?? [], (row) => stageCell(row, 'sleep_id'));
  for (const row of nights.rows)
    collector.record(row.line, ({ sleeps }) => {
      const offset = offsetMinutesOf(nights.cell(row, `${prefix}time_offset`));
      if (numberOf(nights.cell(row, 'sleep_duration')) === null) return 'GOAL';
      if (offset === null) return 'TIME_UNREADABLE';
      const startS = instant(nights.cell(row, `${prefix}start_time`), offset);
      const endS = instant(nights.cell(row, `${prefix}end_time`), offset);
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const efficiency = numberOf(nights.cell(row, 'efficiency'));
      const segments = (byNight.get(nights.cell(row, `${prefix}datauuid`)) ?? []).flatMap((stage) => {
        const state = SAMSUNG_STATES[stageCell(stage, 'stage')];
        const [from, until] = [
          instant(stageCell(stage, 'start_time'), offset),
          instant(stageCell(stage, 'end_time'), offset),
        ];
        return state === undefined || from === null || until === null
          ? []
          : [{ state, startS: from, endS: until }];
      });
      sleeps.push({
        source: MAKERS.SAMSUNG,
        startS,
        endS,
        startOffsetMinutes: offset,
        endOffsetMinutes: offset,
        zone: null,
        // Without stages it says when, and no more.
        segments: segments.length > 0 ? segments : [{ state: 'ASLEEP', startS, endS }],
        totals: null,
        // 0 is not measured.
        device: { ...NO_DEVICE_SLEEP, efficiency: efficiency === 0 ? null : efficiency },
      });
      return null;
    });
  return collector.end();
}

/** Samsung's steps of days: of the rows of a day only that of all sources is a total, at the UTC midnight of a local day. */
export function samsungSteps(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('SAMSUNG_STEPS');
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      const time = numberOf(table.cell(row, 'day_time'));
      if (time === null) return 'TIME_UNREADABLE';
      if (table.cell(row, 'source_type') !== '-2') return 'NOT_THE_TOTAL';
      const span = clock.day(Math.floor(time / 86_400_000));
      const day = { ...span, offsetMinutes: clock.offsetAt(span.startS) };
      return dayTotals(into, MAKERS.SAMSUNG, day, [['STEPS', numberOf(table.cell(row, 'count'))]]);
    });
  return collector.end();
}

/** Zepp, Amazfit and Mi: times of UTC, minutes of each state; a row of zeros was written without a night. */
export function zeppSleep(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_SLEEP');
  for (const row of table.rows)
    collector.record(row.line, ({ sleeps }) => {
      const minutes = (heading: string) => numberOf(table.cell(row, heading));
      const totals = [
        ['DEEP', minutes('deepSleepTime')],
        ['LIGHT', minutes('shallowSleepTime')],
        ['REM', minutes('REMTime')],
        ['AWAKE', minutes('wakeTime')],
      ] as const;
      if (totals.every(([, value]) => value === null || value === 0)) return 'PLACEHOLDER';
      const utc = (heading: string) => wallSeconds(table.cell(row, heading).replace(/(?:Z|\+00:?00)$/, ''));
      const [startS, endS] = [utc('start'), utc('stop')];
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      sleeps.push({
        source: MAKERS.ZEPP,
        startS,
        endS,
        startOffsetMinutes: clock.offsetAt(startS),
        endOffsetMinutes: clock.offsetAt(endS),
        zone: clock.zone,
        segments: [],
        totals: minutesTotals(totals),
        device: NO_DEVICE_SLEEP,
      });
      return null;
    });
  return collector.end();
}

/** Google Fit's days, in Spanish with its numbers or in English; a day without anything was written all the same. */
export function googleFitDays(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('GOOGLE_FIT_DAYS');
  const decimal = table.has('Fecha') ? ',' : '.';
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      const number = (...headings: string[]) => cellNumber(table.cell(row, ...headings), decimal);
      const dayNumber = daysOfLocalDate(table.cell(row, 'Fecha', 'Date'));
      if (dayNumber === null) return 'TIME_UNREADABLE';
      const moved = [
        ['STEPS', number('Recuento de pasos', 'Step count')],
        ['DISTANCE', number('Distancia (m)', 'Distance (m)')],
      ] as const;
      // It writes the energy of resting into days without a phone.
      if (moved.every(([, value]) => value === null || value === 0)) return 'PLACEHOLDER';
      const span = clock.day(dayNumber);
      return dayTotals(into, MAKERS.GOOGLE_FIT, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        ...moved,
        ['TOTAL_ENERGY', number('Calorías (kcal)', 'Calories (kcal)')],
      ]);
    });
  return collector.end();
}
