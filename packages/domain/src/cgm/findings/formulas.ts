import type { CgmMetrics, CgmScoreId } from '../metric-types.ts';

/** A figure with a formula: a metric by its consensus name, or a score. */
export type CgmFigureId = Exclude<keyof CgmMetrics, 'n'> | CgmScoreId | 'EPISODES' | 'AGP';

/** How a figure is computed. */
export interface CgmFormula {
  /** In symbols: g glucose, w its minutes, ḡ mean and s standard deviation in mg/dL; shares in percent. */
  expression: string;
  /** Who published it; null: arithmetic, or this project's own definition. */
  source: { label: string; doi: string } | null;
  unit: 'mg/dL' | '%' | 'POINTS' | 'COUNT';
}

const source = (label: string, doi: string) => ({ label, doi });
const BATTELINO_2019 = source('Battelino 2019', '10.2337/dci19-0028');
const DANNE_2017 = source('Danne 2017', '10.2337/dc17-1600');
const KOVATCHEV_2006 = source('Kovatchev 2006', '10.2337/dc06-1085');
const LEELARATHNA_2019 = source('Leelarathna 2019', '10.1177/1932296819838525');

const share = (condition: string): CgmFormula => ({
  expression: `100 · Σ w(${condition}) / Σ w`,
  source: BATTELINO_2019,
  unit: '%',
});
const COGI: CgmFormula = {
  expression: '50 · TIR/100 + 35 · (1 − min(TBR/15, 1)) + 15 · min(1, max(0, (108 − s)/90))',
  source: LEELARATHNA_2019,
  unit: 'POINTS',
};
const VARIATION: CgmFormula = {
  expression: '100 · s / ḡ',
  source: source('Monnier 2017', '10.2337/dc16-1769'),
  unit: '%',
};
const MEAN: CgmFormula = { expression: 'Σ w·g / Σ w', source: null, unit: 'mg/dL' };
const RISK = 'f = ln(g)^1.084 − 5.381';

/** Formula and source of every figure of a CGM test. */
export const CGM_FORMULAS: Record<CgmFigureId, CgmFormula> = {
  mean: MEAN,
  sd: { expression: '√(Σ w·(g − ḡ)² / Σ w · n/(n − 1))', source: DANNE_2017, unit: 'mg/dL' },
  cv: VARIATION,
  min: { expression: 'min g', source: null, unit: 'mg/dL' },
  max: { expression: 'max g', source: null, unit: 'mg/dL' },
  median: { expression: 'Q₅₀(g)', source: null, unit: 'mg/dL' },
  tbr_lt54: share('g < 54'),
  tbr_54_69: share('54 ≤ g < 70'),
  tir_70_180: share('70 ≤ g ≤ 180'),
  titr_70_140: share('70 ≤ g ≤ 140'),
  tir_63_140: share('63 ≤ g ≤ 140'),
  tar_181_250: share('180 < g ≤ 250'),
  tar_gt250: share('g > 250'),
  gmi: {
    expression: '3.31 + 0.02392 · ḡ',
    source: source('Bergenstal 2018', '10.2337/dc18-1581'),
    unit: '%',
  },
  ea1c: { expression: '(ḡ + 46.7) / 28.7', source: source('Nathan 2008', '10.2337/dc08-0545'), unit: '%' },
  j_index: {
    expression: '0.001 · (ḡ + s)²',
    source: source('Wójcicki 1995', '10.1055/s-2007-979906'),
    unit: 'POINTS',
  },
  lbgi: { expression: `${RISK}; Σ w · 22.77 · min(f, 0)² / Σ w`, source: KOVATCHEV_2006, unit: 'POINTS' },
  hbgi: { expression: `${RISK}; Σ w · 22.77 · max(f, 0)² / Σ w`, source: KOVATCHEV_2006, unit: 'POINTS' },
  adrr: {
    expression: `${RISK}; Σ (22.77 · min(f(gₘᵢₙ), 0)² + 22.77 · max(f(gₘₐₓ), 0)²) / d`,
    source: KOVATCHEV_2006,
    unit: 'POINTS',
  },
  gri: {
    expression: 'min(100, 3 · w(<54) + 2.4 · w(54–69) + 1.6 · w(>250) + 0.8 · w(181–250))',
    source: source('Klonoff 2022', '10.1177/19322968221085273'),
    unit: 'POINTS',
  },
  cogi: COGI,
  mage: {
    expression: 'Σ |Δg| / k, |Δg| ≥ s',
    source: source('Fernandes 2022', '10.1177/19322968211061165'),
    unit: 'mg/dL',
  },
  modd: {
    expression: 'Σ |g(t) − g(t − 24 h)| / k',
    source: source('Service 1980', '10.2337/diacare.3.1.58'),
    unit: 'mg/dL',
  },
  conga24: {
    expression: 's(g(t) − g(t − 24 h))',
    source: source('McDonnell 2005', '10.1089/dia.2005.7.253'),
    unit: 'mg/dL',
  },
  active_percent: { expression: '100 · Σ w / (tₙ − t₁ + w)', source: BATTELINO_2019, unit: '%' },
  EFFICIENCY: COGI,
  MIN_GLUCOSE: { expression: 'min g', source: null, unit: 'mg/dL' },
  MAX_GLUCOSE: { expression: 'max g', source: null, unit: 'mg/dL' },
  AVG_GLUCOSE: MEAN,
  COEFFICIENT_OF_VARIATION: VARIATION,
  TIME_IN_RANGE: share('range'),
  FASTING_GLUCOSE: { expression: 'Σ w·g / Σ w', source: null, unit: 'mg/dL' },
  EPISODES: {
    expression: '≥ 15 min',
    source: source('Battelino 2023', '10.1016/S2213-8587(22)00319-9'),
    unit: 'COUNT',
  },
  AGP: { expression: 'Q₅, Q₂₅, Q₅₀, Q₇₅, Q₉₅', source: DANNE_2017, unit: 'mg/dL' },
};
