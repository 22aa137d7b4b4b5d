import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const summary = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  fontVariantNumeric: 'tabular-nums',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const turns = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

// Back and forward point in reading direction.
globalStyle(`:is([dir="rtl"], [dir="rtl"] *) > ${turns} svg`, { transform: 'scaleX(-1)' });
