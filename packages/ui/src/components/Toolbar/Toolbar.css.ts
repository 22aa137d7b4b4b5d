import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const gap = '2px';

export const root = style({ position: 'relative', minWidth: 0, width: '100%' });
export const bar = style({ display: 'flex', alignItems: 'center', gap, minWidth: 0 });
export const ruler = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  gap,
  width: 'max-content',
  maxWidth: 'none',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  contain: 'layout',
});
export const line = style({
  flexShrink: 0,
  alignSelf: 'stretch',
  width: '1px',
  margin: `${vars.space.xxs} ${vars.space.xxs}`,
  border: 0,
  background: vars.color.border.default,
});
