import type { PartPacks } from '../../labels/partLabels.ts';

export interface QuantityFieldLabels {
  /** Names the choice of the unit. */
  unit: (field: string) => string;
  notNumber: string;
  /** Errors for an amount out of range; limits are "1 g" and "2,000 g". */
  between: (min: string, max: string) => string;
  atLeast: (min: string) => string;
  atMost: (max: string) => string;
}

export const quantityFieldLabels: PartPacks<QuantityFieldLabels> = {
  en: {
    unit: (field) => `Unit of ${field}`,
    notNumber: 'Enter a number.',
    between: (min, max) => `Enter from ${min} to ${max}.`,
    atLeast: (min) => `Enter at least ${min}.`,
    atMost: (max) => `Enter at most ${max}.`,
  },
  es: {
    unit: (field) => `Unidad de ${field}`,
    notNumber: 'Escribe un número.',
    between: (min, max) => `Escribe de ${min} a ${max}.`,
    atLeast: (min) => `Escribe al menos ${min}.`,
    atMost: (max) => `Escribe como máximo ${max}.`,
  },
};
