import type { PartPacks } from '../../labels/partLabels.ts';
import type { EvolutionChartLabels } from './EvolutionChartProps.ts';

export const evolutionChartLabels: PartPacks<EvolutionChartLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value, up and down for another figure.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    periodHeader: 'Period',
    legend: 'Figures',
    rows: { recurrent: 'Recurrent', new: 'New', cancelled: 'Cancelled', net: 'Net' },
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, y arriba y abajo para cambiar de cifra.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    periodHeader: 'Periodo',
    legend: 'Cifras',
    rows: { recurrent: 'Recurrentes', new: 'Nuevos', cancelled: 'Cancelados', net: 'Neto' },
  },
};
