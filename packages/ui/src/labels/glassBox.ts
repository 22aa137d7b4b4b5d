import type { PartPacks } from './partLabels.ts';

export interface GlassBoxLabels {
  /** On the button: «How Time in range is calculated». */
  open: (figure: string) => string;
  /** Headings of the parts. */
  formula: string;
  sources: string;
  inputs: string;
  excluded: string;
  missing: string;
  /** Said where there is nothing to list. */
  noInputs: string;
}

export const glassBoxLabels: PartPacks<GlassBoxLabels> = {
  en: {
    open: (figure) => `How ${figure} is calculated`,
    formula: 'Formula',
    sources: 'Source',
    inputs: 'What went in',
    excluded: 'What was left out',
    missing: 'What is missing',
    noInputs: 'No values went in.',
  },
  es: {
    open: (figure) => `Cómo se calcula ${figure}`,
    formula: 'Fórmula',
    sources: 'Fuente',
    inputs: 'Qué ha entrado',
    excluded: 'Qué se ha dejado fuera',
    missing: 'Qué falta',
    noInputs: 'No ha entrado ningún valor.',
  },
};
