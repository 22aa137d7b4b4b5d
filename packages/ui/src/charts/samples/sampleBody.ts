import type { FuelMixChartProps } from '../FuelMixChart/FuelMixChart.tsx';
import type { HypnogramProps, SleepSegment, SleepStage } from '../Hypnogram/Hypnogram.tsx';
import type { PhaseTimelineProps } from '../PhaseTimeline/PhaseTimeline.tsx';
import { sampleNumbers } from './sampleTrace.ts';

const messages = { missing: 'not recorded', empty: 'Nothing has been recorded yet.' };
const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
export const sampleElapsed = (seconds: number) =>
  `${seconds < 0 ? '-' : ''}${two(Math.abs(seconds) / 60)}:${two(Math.abs(seconds) % 60)}`;
const sampleDuration = (seconds: number) => {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

const stretches: readonly (readonly [SleepStage, number])[] = [
  ['awake', 12],
  ['light', 18],
  ['deep', 42],
  ['light', 21],
  ['rem', 9],
  ['light', 34],
  ['deep', 31],
  ['awake', 3],
  ['light', 26],
  ['rem', 22],
  ['light', 41],
  ['deep', 14],
  ['light', 29],
  ['rem', 31],
  ['awake', 5],
  ['light', 37],
  ['rem', 38],
  ['light', 22],
  ['awake', 6],
];

/** A night starting at a moment; each segment in minutes. */
export function sampleNight(start: number, minutes = stretches): SleepSegment[] {
  let clock = start;
  return minutes.map(([stage, length]) => {
    const from = clock;
    clock += length * 60;
    return { from, to: clock, stage };
  });
}

export const NIGHT_START = Date.UTC(2026, 0, 5, 22, 40) / 1000;

export const sampleHypnogram = {
  title: 'Sleep',
  summary: '6 h 55 min asleep, most deep sleep before two in the morning. Awake three times.',
  segments: sampleNight(NIGHT_START),
  timeZone: 'Europe/Madrid',
  formatDuration: sampleDuration,
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each stretch of the night.',
    stages: {
      outOfBed: 'Out of bed',
      awake: 'Awake',
      rem: 'REM',
      asleep: 'Asleep, no stages',
      light: 'Light',
      deep: 'Deep',
      unknown: 'Not scored',
    },
    legend: 'Stages',
    timeHeader: 'Time',
    stageHeader: 'Stage',
    durationHeader: 'Length',
    clockChange: 'Clock change',
    otherClock: 'Went to bed at',
    total: 'All night',
  },
} satisfies HypnogramProps;

const phases = [
  { id: 'rest', name: 'Rest', from: 0, to: 240 },
  { id: 'warm-up', name: 'Warm-up', from: 240, to: 420 },
  { id: '4', name: '4 km/h', from: 420, to: 600 },
  { id: '5', name: '5 km/h', from: 600, to: 780 },
  { id: '6', name: '6 km/h', from: 780, to: 960 },
  { id: '7', name: '7 km/h', from: 960, to: 1140 },
  { id: 'recovery', name: 'Recovery', from: 1140, to: 1380 },
];
const uptake = [0.32, 0.75, 0.98, 1.22, 1.55, 2.1, 0.6];
const beats = [64, 88, 101, 115, 132, 156, 104];

function measured(levels: readonly number[], noise: number, seed: number, factor: (index: number) => number) {
  const random = sampleNumbers(seed);
  const x = Array.from({ length: 138 }, (_, index) => index * 10);
  let value = levels[0] ?? 0;
  const y = x.map((at) => {
    const index = phases.findIndex(({ from, to }) => at >= from && at < to);
    value += ((levels[index] ?? 0) * factor(index) - value) * 0.22;
    return Math.round((value + (random() - 0.5) * noise) * 1000) / 1000;
  });
  return { x, y };
}

export const samplePhaseTimeline = {
  title: 'Calorimetry on the treadmill',
  summary:
    'Seven phases in 23 minutes. Steady at rest; the first threshold lies at 5 km/h, the second at 7 km/h.',
  phases,
  series: [
    { id: 'vo2', name: 'VO₂', unit: 'L/min', ...measured(uptake, 0.08, 3, () => 1) },
    { id: 'vco2', name: 'VCO₂', unit: 'L/min', ...measured(uptake, 0.08, 5, (index) => 0.8 + index * 0.035) },
    { id: 'hr', name: 'Heart rate', unit: 'bpm', ...measured(beats, 3, 8, () => 1) },
  ],
  marks: [
    { id: 'steady', name: 'Steady state', from: 60, to: 240 },
    { id: 'vt1', name: 'VT1', at: 700 },
    { id: 'vt2', name: 'VT2', at: 1050 },
  ],
  formatElapsed: sampleElapsed,
  formatDuration: sampleDuration,
  labels: {
    ...messages,
    instructions:
      'Use the left and right arrows to read each value, up and down for the phases and the measures.',
    legend: 'Measures',
    timeHeader: 'Time',
    phaseHeader: 'Phase',
    markHeader: 'Marked',
  },
} satisfies PhaseTimelineProps;

const speeds = [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8];
export const sampleFuelMix = {
  title: 'Fuel over speed',
  summary: 'Most fat at 5.5 km/h, 0.46 g/min. From 6.6 km/h on carbohydrate gives more energy than fat.',
  x: speeds,
  fat: [0.31, 0.37, 0.42, 0.46, 0.44, 0.36, 0.25, 0.12, 0.03],
  carbohydrate: [0.22, 0.28, 0.36, 0.48, 0.66, 0.92, 1.25, 1.68, 2.1],
  ratio: [0.8, 0.81, 0.82, 0.83, 0.86, 0.89, 0.92, 0.96, 0.99],
  unit: 'g/min',
  axis: { kind: 'number', format: (speed) => `${speed} km/h` },
  marks: [
    { id: 'fatmax', name: 'FatMax', at: 5.5 },
    { id: 'crossover', name: 'Crossover', at: 6.6 },
  ],
  labels: {
    ...messages,
    instructions:
      'Use the left and right arrows to read each speed, up and down for the other fuel and the ratio.',
    fat: 'Fat',
    carbohydrate: 'Carbohydrate',
    ratio: 'RER',
    legend: 'Fuels',
    placeHeader: 'Speed',
    markHeader: 'Marked',
  },
} satisfies FuelMixChartProps;
