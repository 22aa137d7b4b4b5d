import { daysOfLocalDate } from '../../shared/index.ts';
import { implausible } from '../metrics.ts';
import { NO_DEVICE_SLEEP, type SleepStay, type SleepState } from '../sleep/stay.ts';
import { DAY_S, localDateAt, startOfDateAt } from '../source-records.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import type { HeadedTable } from './table.ts';
import { cellNumber, numberOf, offsetMinutesOf, wallSeconds, type LocalClock } from './values.ts';

export const minutesTotals = (
  entries: readonly (readonly [SleepState, number | null])[],
): SleepStay['totals'] =>
  Object.fromEntries(
    entries.flatMap(([state, minutes]) => (minutes === null ? [] : [[state, minutes * 60]])),
  );

/** WHOOP in Spanish (its own typo among the headings) and English; a cycle that is running has no end. */
export function whoopCycles(table: HeadedTable, clock: LocalClock | null): WearableText {
  const collector = new TextCollector('WHOOP_CYCLES');
  for (const row of table.rows)
    collector.row(table, row, (into) => {
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

/** Google Fit's days, in Spanish with its numbers or in English; a day without anything was written all the same. */
export function googleFitDays(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('GOOGLE_FIT_DAYS');
  const decimal = table.decimalSign(table.has('Fecha') ? ',' : '.');
  for (const row of table.rows)
    collector.row(table, row, (into) => {
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
