import { globalLayer } from '@vanilla-extract/css';

/** Lowest first; everything outside a layer wins over all of them. */
export const resetLayer = globalLayer('hz-reset');
export const sprinklesLayer = globalLayer('hz-sprinkles');
