import type { PartPacks } from '../../labels/partLabels.ts';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';

export interface LineChartLabels extends ChartLabels {
  /** Heading of the table's first column, such as «Date». */
  placeHeader: string;
  /** Name of the legend. */
  legend: string;
  /** Announcement of one point. Default: the three, separated by commas. */
  point?: (read: { series: string; place: string; value: string }) => string;
}

export const lineChartLabels: PartPacks<LineChartLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value, up and down for another line.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    placeHeader: 'Date',
    legend: 'Lines',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, y arriba y abajo para cambiar de línea.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    placeHeader: 'Fecha',
    legend: 'Líneas',
  },
};
