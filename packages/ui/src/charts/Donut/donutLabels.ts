import type { PartPacks } from '../../labels/partLabels.ts';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';

export interface DonutLabels extends ChartLabels {
  /** Headings of the table: part, value, share. */
  headers: readonly [string, string, string];
  /** Name of the legend, which is shown below where it does not fit beside the ring. */
  legend: string;
  /** Announcement of one part. Default: the three, separated by commas. */
  point?: (read: { part: string; value: string; percent: string }) => string;
}

export const donutLabels: PartPacks<DonutLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each part.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    headers: ['Part', 'Value', 'Share'],
    legend: 'Parts',
  },
  es: {
    instructions: 'Usa las flechas izquierda y derecha para leer cada parte.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    headers: ['Parte', 'Valor', 'Porcentaje'],
    legend: 'Partes',
  },
};
