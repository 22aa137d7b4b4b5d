import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  flex: 1,
  minInlineSize: 0,
});
export const start = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.semibold,
});
export const middle = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', flex: 2, maxInlineSize: '32rem' } },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
