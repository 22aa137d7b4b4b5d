import type { PartPacks } from '../../labels/partLabels.ts';
import type { TrendChartLabels } from './TrendChartProps.ts';

export const trendChartLabels: PartPacks<TrendChartLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    dateHeader: 'Date',
    valueHeader: 'Value',
    stateHeader: 'Reference',
    states: { below: 'below', within: 'within', above: 'above' },
    legend: 'Key',
    reference: 'Reference',
    goal: 'Goal',
  },
  es: {
    instructions: 'Usa las flechas izquierda y derecha para leer cada valor.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    dateHeader: 'Fecha',
    valueHeader: 'Valor',
    stateHeader: 'Referencia',
    states: { below: 'por debajo', within: 'dentro', above: 'por encima' },
    legend: 'Leyenda',
    reference: 'Referencia',
    goal: 'Objetivo',
  },
};
