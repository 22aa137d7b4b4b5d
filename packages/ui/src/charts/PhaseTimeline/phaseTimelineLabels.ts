import type { PartPacks } from '../../labels/partLabels.ts';
import type { PhaseTimelineLabels } from './PhaseTimelineProps.ts';

export const phaseTimelineLabels: PartPacks<PhaseTimelineLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value, up and down for another measure.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    legend: 'Measures',
    timeHeader: 'Time',
    phaseHeader: 'Phase',
    markHeader: 'Marks',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, y arriba y abajo para cambiar de medida.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    legend: 'Medidas',
    timeHeader: 'Tiempo',
    phaseHeader: 'Fase',
    markHeader: 'Marcas',
  },
};
