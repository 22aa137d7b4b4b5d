import type { PartPacks } from '../../labels/partLabels.ts';
import type { GlucoseTraceLabels } from './GlucoseTraceProps.ts';

export const glucoseTraceLabels: PartPacks<GlucoseTraceLabels> = {
  en: {
    instructions:
      'Use the left and right arrows to read each value, up and down for the next change of range, plus and minus to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    back: 'Earlier',
    forward: 'Later',
    reset: 'Show everything',
    timeHeader: 'Time',
    valueHeader: 'Glucose',
    levelHeader: 'Range',
    events: 'Events',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, arriba y abajo para el siguiente cambio de rango, más y menos para ampliar o reducir.',
    zoomIn: 'Ampliar',
    zoomOut: 'Reducir',
    back: 'Antes',
    forward: 'Después',
    reset: 'Ver todo',
    timeHeader: 'Momento',
    valueHeader: 'Glucosa',
    levelHeader: 'Rango',
    events: 'Eventos',
  },
};
