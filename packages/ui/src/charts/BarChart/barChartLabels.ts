import type { PartPacks } from '../../labels/partLabels.ts';
import type { BarChartLabels } from './BarChartProps.ts';

export const barChartLabels: PartPacks<BarChartLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value, up and down for another series.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    categoryHeader: 'Category',
    legend: 'Series',
    unfinished: 'not over yet',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, y arriba y abajo para cambiar de serie.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    categoryHeader: 'Categoría',
    legend: 'Series',
    unfinished: 'sin terminar',
  },
};
