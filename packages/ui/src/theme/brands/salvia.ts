import type { Brand } from '../palette.ts';

/** Clínica Salvia, an example of a white label: plum on greys with a touch of sage. */
export const salvia: Brand = {
  neutral: { hue: 170, chroma: 1.1 },
  accent: { hue: 335, chroma: 0.95 },
  warm: { hue: 32 },
  series: { two: 60, three: 255, four: 195, five: 20 },
};
