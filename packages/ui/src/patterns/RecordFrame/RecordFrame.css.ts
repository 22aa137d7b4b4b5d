import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The record's sections, below the line; they scroll away with the page. */
export const tabs = style({
  // A grid keeps the negative margins of the tabs inside.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: vars.space.md,
  // The tabs' own line, extended to both edges.
  boxShadow: `inset 0 -1px ${vars.color.border.default}`,
  vars: { [vars.density.controlLarge]: '2.5rem' },
  '@media': {
    [media.desktop]: { paddingInline: vars.space.lg },
    '(pointer: coarse)': { vars: { [vars.density.controlLarge]: '2.75rem' } },
  },
});
