import { type BrandHues, hueProperties } from '@healzy/domain/shared';

/** Where the style sheet with the clinic's hues is, for pages that run no script. */
export const HUE_STYLES_PATH = '/brand/hues.css';

/** Sets the hues from which the theme mixes its colours. */
export const hueStyles = (hues: BrandHues): string =>
  `:root{${hueProperties(hues)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
