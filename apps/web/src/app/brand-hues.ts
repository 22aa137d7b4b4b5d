import { type BrandHues, hueProperties } from '@healzy/domain/shared';

/** Mixes the theme's colours from the clinic's hues. Before the first paint, or the product's own would flash. */
export function applyHues(hues: BrandHues | null, { style }: HTMLElement = document.documentElement): void {
  if (hues === null) return;
  for (const [property, value] of hueProperties(hues)) style.setProperty(property, value);
}
