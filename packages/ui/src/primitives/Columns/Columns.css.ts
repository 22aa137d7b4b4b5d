import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';

/** A container query, not a media query: columns in a narrow panel collapse too. */
export const room = style({ containerType: 'inline-size', width: '100%', minWidth: 0 });

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const counts = {
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  startWide: 'minmax(0, 2fr) minmax(0, 1fr)',
  endWide: 'minmax(0, 1fr) minmax(0, 2fr)',
} as const;

const from = (width: number) =>
  styleVariants(counts, (gridTemplateColumns) => ({
    '@container': { [`(min-width: ${width}px)`]: { gridTemplateColumns } },
  }));

/** The columns from a width on; below it they are stacked. */
export const side = {
  phone: from(480),
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
};
