import type { PartPacks } from '../../labels/partLabels.ts';
import type { NightStripLabels } from './NightStripProps.ts';

export const nightStripLabels: PartPacks<NightStripLabels> = {
  en: {
    instructions: 'Use the up and down arrows to read each night.',
    missing: 'no night recorded',
    empty: 'No night has been recorded yet.',
    legend: 'Key',
    inBed: 'In bed',
    asleep: 'Asleep',
    nap: 'Nap',
    underGoal: 'under the goal',
    nightHeader: 'Night',
    bedHeader: 'To bed',
    upHeader: 'Up',
    asleepHeader: 'Asleep',
    napsHeader: 'Naps',
    noteHeader: 'Note',
  },
  es: {
    instructions: 'Usa las flechas arriba y abajo para leer cada noche.',
    missing: 'sin noche registrada',
    empty: 'Todavía no hay ninguna noche registrada.',
    legend: 'Leyenda',
    inBed: 'En la cama',
    asleep: 'Dormido',
    nap: 'Siesta',
    underGoal: 'por debajo del objetivo',
    nightHeader: 'Noche',
    bedHeader: 'Se acostó',
    upHeader: 'Se levantó',
    asleepHeader: 'Dormido',
    napsHeader: 'Siestas',
    noteHeader: 'Nota',
  },
};
