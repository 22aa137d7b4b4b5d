import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  height: '1rem',
  background: vars.color.accent.solid,
  forcedColorAdjust: 'none',
});
