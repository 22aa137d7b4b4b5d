import type { PartPacks } from '../../labels/partLabels.ts';
import type { LineChartLabels } from './LineChart.tsx';

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
