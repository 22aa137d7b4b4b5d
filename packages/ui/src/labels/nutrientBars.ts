import type { PartPacks } from './partLabels.ts';

export interface NutrientBarsLabels {
  /** Headings of the columns. */
  name: string;
  amount: string;
  reference: string;
  state: string;
  /** Of a value that is not known, which is not zero. */
  unknown: string;
  under: string;
  inside: string;
  over: string;
  noReference: string;
  /** «82 % of the reference». */
  share: (percent: string) => string;
  /** References in words: «60–90 g», «at least 25 g», «at most 2 g», «80 g ± 5». */
  between: (low: string, high: string) => string;
  atLeast: (low: string) => string;
  atMost: (high: string) => string;
  around: (target: string, tolerance: string) => string;
}

export const nutrientBarsLabels: PartPacks<NutrientBarsLabels> = {
  en: {
    name: 'Nutrient',
    amount: 'Amount',
    reference: 'Reference',
    state: 'Against the reference',
    unknown: 'No data',
    under: 'Under',
    inside: 'Inside',
    over: 'Over',
    noReference: 'No reference',
    share: (percent) => `${percent} of the reference`,
    between: (low, high) => `${low} to ${high}`,
    atLeast: (low) => `at least ${low}`,
    atMost: (high) => `at most ${high}`,
    around: (target, tolerance) => `${target} ± ${tolerance}`,
  },
  es: {
    name: 'Nutriente',
    amount: 'Cantidad',
    reference: 'Referencia',
    state: 'Respecto a la referencia',
    unknown: 'Sin dato',
    under: 'Por debajo',
    inside: 'Dentro',
    over: 'Por encima',
    noReference: 'Sin referencia',
    share: (percent) => `${percent} de la referencia`,
    between: (low, high) => `${low} a ${high}`,
    atLeast: (low) => `al menos ${low}`,
    atMost: (high) => `como máximo ${high}`,
    around: (target, tolerance) => `${target} ± ${tolerance}`,
  },
};
