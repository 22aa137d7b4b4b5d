import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const trigger = style({
  justifyContent: 'space-between',
  paddingInline: `${vars.density.inset} ${vars.space.xs}`,
  textAlign: 'start',
  selectors: { '&&': { cursor: 'pointer' } },
});
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});
export const arrow = style({ display: 'flex', color: vars.color.text.muted });
