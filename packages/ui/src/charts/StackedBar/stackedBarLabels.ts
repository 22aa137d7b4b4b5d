import type { PartPacks } from '../../labels/partLabels.ts';
import type { StackedBarLabels } from './StackedBarProps.ts';

export const stackedBarLabels: PartPacks<StackedBarLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value, up and down for another bar.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    barHeader: 'Bar',
    legend: 'Parts',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, y arriba y abajo para cambiar de barra.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    barHeader: 'Barra',
    legend: 'Partes',
  },
};
