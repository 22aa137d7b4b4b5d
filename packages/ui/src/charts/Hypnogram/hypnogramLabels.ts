import type { PartPacks } from '../../labels/partLabels.ts';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { SleepStage } from './hypnogramLayout.ts';

export interface HypnogramLabels extends ChartLabels {
  stages: Readonly<Record<SleepStage, string>>;
  /** Name of the legend with the totals. */
  legend: string;
  /** Headings of the table: when, what, how long. */
  timeHeader: string;
  stageHeader: string;
  durationHeader: string;
  /** Before the times of a clock that was put forward or back. */
  clockChange: string;
  /** Before the time and the offset of the clock that the sleeper had when going to bed. */
  otherClock: string;
  /** First cell of the rows with the sum of each stage, such as «All night». */
  total: string;
}

export const hypnogramLabels: PartPacks<HypnogramLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each stage.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    stages: {
      outOfBed: 'Out of bed',
      awake: 'Awake',
      rem: 'REM',
      asleep: 'Asleep, no stages',
      light: 'Light',
      deep: 'Deep',
      unknown: 'In bed, not scored',
    },
    legend: 'Stages',
    timeHeader: 'Time',
    stageHeader: 'Stage',
    durationHeader: 'Duration',
    clockChange: 'Clock change',
    otherClock: 'Went to bed at',
    total: 'All night',
  },
  es: {
    instructions: 'Usa las flechas izquierda y derecha para leer cada fase.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    stages: {
      outOfBed: 'Fuera de la cama',
      awake: 'Despierto',
      rem: 'REM',
      asleep: 'Dormido, sin fases',
      light: 'Ligero',
      deep: 'Profundo',
      unknown: 'En la cama, sin valorar',
    },
    legend: 'Fases',
    timeHeader: 'Hora',
    stageHeader: 'Fase',
    durationHeader: 'Duración',
    clockChange: 'Cambio de hora',
    otherClock: 'Se acostó a las',
    total: 'Toda la noche',
  },
};
