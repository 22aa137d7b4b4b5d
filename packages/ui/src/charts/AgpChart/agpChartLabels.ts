import type { PartPacks } from '../../labels/partLabels.ts';
import type { AgpChartLabels } from './AgpChartProps.ts';

export const agpChartLabels: PartPacks<AgpChartLabels> = {
  en: {
    instructions: 'Use the left and right arrow keys to read each time of the day, with Shift hour by hour.',
    choosingInstructions:
      'Use the left and right arrow keys to read each time of the day, with Shift hour by hour. Enter chooses that hour, and Shift with Enter extends up to it.',
    timeHeader: 'Time',
    percentiles: {
      p5: 'Percentile 5',
      p25: 'Percentile 25',
      p50: 'Median',
      p75: 'Percentile 75',
      p95: 'Percentile 95',
    },
    legend: 'Legend',
    outerBand: 'Percentiles 5–95',
    innerBand: 'Percentiles 25–75',
    target: 'Target range',
    missing: 'no data',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada hora del día, con Mayúsculas de hora en hora.',
    choosingInstructions:
      'Usa las flechas izquierda y derecha para leer cada hora del día, con Mayúsculas de hora en hora. Intro elige esa hora y Mayúsculas con Intro amplía hasta ella.',
    timeHeader: 'Hora',
    percentiles: {
      p5: 'Percentil 5',
      p25: 'Percentil 25',
      p50: 'Mediana',
      p75: 'Percentil 75',
      p95: 'Percentil 95',
    },
    legend: 'Leyenda',
    outerBand: 'Percentiles 5–95',
    innerBand: 'Percentiles 25–75',
    target: 'Rango objetivo',
    missing: 'sin datos',
  },
};
