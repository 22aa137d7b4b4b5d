import type { PartPacks } from '../../labels/partLabels.ts';
import type { DonutLabels } from './Donut.tsx';

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
