import type { PartPacks } from '../../labels/partLabels.ts';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';

export interface MacroBarLabels extends ChartLabels {
  /** Names of the two bars. */
  actual: string;
  target: string;
  /** Headings of the table: macronutrient, share, grams; the target's column is headed `target`. */
  headers: readonly [string, string, string];
  /** The target below each figure, such as «goal 45 %». */
  aim: (read: { percent: string; grams: string | null }) => string;
  /** Shown with the mark beside it. */
  states: { met: string; under: string; over: string };
  /** Announcement of one part. Default: bar, part, grams and percentage, separated by commas. */
  point?: (read: { bar: string; part: string; value: string; percent: string }) => string;
}

export const macroBarLabels: PartPacks<MacroBarLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each part.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    actual: 'Actual',
    target: 'Target',
    headers: ['Macronutrient', 'Share', 'Grams'],
    aim: ({ percent, grams }) => `target ${percent}${grams === null ? '' : `, ${grams}`}`,
    states: { met: 'On target', under: 'Under the target', over: 'Over the target' },
  },
  es: {
    instructions: 'Usa las flechas izquierda y derecha para leer cada parte.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    actual: 'Real',
    target: 'Objetivo',
    headers: ['Macronutriente', 'Parte', 'Gramos'],
    aim: ({ percent, grams }) => `objetivo ${percent}${grams === null ? '' : `, ${grams}`}`,
    states: { met: 'En el objetivo', under: 'Por debajo del objetivo', over: 'Por encima del objetivo' },
  },
};
