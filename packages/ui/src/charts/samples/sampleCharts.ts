import type { BarChartProps } from '../BarChart/BarChart.tsx';
import type { EvolutionChartProps } from '../EvolutionChart/EvolutionChart.tsx';
import type { LineChartProps, LineSeries } from '../LineChart/LineChart.tsx';
import type { MacroBarProps } from '../MacroBar/MacroBar.tsx';
import type { StackedBarProps } from '../StackedBar/StackedBar.tsx';
import type { TrendChartProps } from '../TrendChart/TrendChart.tsx';
import { sampleNumbers } from './sampleTrace.ts';

const messages = { missing: 'no value', empty: 'Nothing has been measured yet.' };
/** The first moment of a day, in UTC. */
export const sampleDay = (year: number, month: number, day = 1) => Date.UTC(year, month - 1, day) / 1000;

/** A random walk, one value per day. */
export function sampleLine(id: string, name: string, start: number, seed: number, count = 26): LineSeries {
  const random = sampleNumbers(seed);
  let value = start;
  const y = Array.from({ length: count }, () => {
    value += (random() - 0.55) * 1.6;
    return Math.round(value * 10) / 10;
  });
  return { id, name, x: y.map((_, index) => sampleDay(2026, 1, 5 + index * 7)), y };
}

export const sampleLineChart = {
  title: 'Weight of three groups',
  summary: 'Both diets have come down since January; the control group has not.',
  series: [
    sampleLine('diet', 'Diet', 84, 3),
    sampleLine('exercise', 'Diet and exercise', 81.5, 5),
    sampleLine('control', 'Control', 88, 9),
  ],
  unit: 'kg',
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each value, up and down for another line.',
    placeHeader: 'Week',
    legend: 'Groups',
  },
} satisfies LineChartProps;

const ferritin = [38, 31, 27, 24, 33, 46, 71, 96, 128, 162, 149, 131];
export const sampleTrendChart = {
  title: 'Ferritin',
  summary: 'Below the reference in March and April, above it in October, within it since.',
  points: ferritin.map((value, index) => ({ epochSeconds: sampleDay(2025, 1 + index, 8), value })),
  reference: { low: 30, high: 150 },
  goal: 100,
  unit: 'µg/L',
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each result.',
    dateHeader: 'Date',
    valueHeader: 'Ferritin',
    stateHeader: 'Reference',
    states: { below: 'Below the reference', within: 'Within the reference', above: 'Above the reference' },
    legend: 'Key',
    reference: 'Reference range',
    goal: 'Goal',
  },
} satisfies TrendChartProps;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
export const sampleBarChart = {
  title: 'Visits a month',
  summary: 'May brought the most visits, 1,240; August the fewest.',
  categories: months.map((name) => ({ id: name, name })),
  series: [{ id: 'visits', name: 'Visits', values: [812, 905, 1010, 968, 1240, 1105, 640, 310] }],
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each month, up and down for another series.',
    categoryHeader: 'Month',
    legend: 'Series',
  },
} satisfies BarChartProps;

export const sampleStackedBar = {
  title: 'Where the energy comes from',
  summary: 'On weekdays more than half of it from meals at home; on Saturdays a third.',
  parts: [
    { id: 'home', name: 'Cooked at home' },
    { id: 'out', name: 'Eaten out' },
    { id: 'snack', name: 'Snacks' },
    { id: 'drink', name: 'Drinks' },
  ],
  bars: [
    { id: 'weekdays', name: 'Weekdays', values: [1120, 540, 310, 130] },
    { id: 'saturday', name: 'Saturday', values: [820, 930, 420, 350] },
    { id: 'sunday', name: 'Sunday', values: [960, 700, 380, 210] },
  ],
  unit: 'kcal',
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each part, up and down for another bar.',
    barHeader: 'Day',
    legend: 'Parts',
  },
} satisfies StackedBarProps;

export const sampleMacroBar = {
  title: 'Macronutrients of the day',
  summary: 'Less carbohydrate and more fat than aimed at; protein as planned.',
  macros: {
    carbohydrate: { name: 'Carbohydrate', share: 0.38, grams: 190, target: { share: 0.45, grams: 225 } },
    fat: { name: 'Fat', share: 0.42, grams: 93.3, target: { share: 0.35, grams: 77.8 } },
    protein: { name: 'Protein', share: 0.2, grams: 100, target: { share: 0.2, grams: 100 } },
  },
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each part, up and down for the goal.',
    actual: 'Eaten',
    target: 'Goal',
    headers: ['Macronutrient', 'Share', 'Weight'],
    aim: ({ percent, grams }) => `goal ${percent}${grams ? `, ${grams}` : ''}`,
    states: { met: 'Goal met:', under: 'Below the goal:', over: 'Above the goal:' },
  },
} satisfies MacroBarProps;

const evolution = [
  [182, 24, 9],
  [197, 31, 14],
  [214, 28, 11],
  [231, 19, 22],
  [228, 35, 12],
  [251, 42, 17],
  [276, 21, 38],
  [259, 12, 26],
] as const;
export const sampleEvolutionChart = {
  title: 'People over the year',
  summary: 'From 197 in January to 276 in June; July and August lost more than they brought.',
  periods: evolution.map(([recurrent, fresh, cancelled], index) => ({
    id: `2026-${index + 1}`,
    name: months[index] ?? '',
    fullName: `${months[index]} 2026`,
    recurrent,
    new: fresh,
    cancelled,
  })),
  labels: {
    ...messages,
    instructions: 'Use the left and right arrows to read each month, up and down for another figure.',
    periodHeader: 'Month',
    legend: 'Figures',
    rows: { recurrent: 'Recurrent', new: 'New', cancelled: 'Cancelled', net: 'Net' },
  },
} satisfies EvolutionChartProps;

/** A thousand characters in words. */
export const sampleLongName = 'Measured at home with the borrowed scale '.repeat(25).slice(0, 1000);
