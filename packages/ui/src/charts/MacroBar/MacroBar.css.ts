import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  // Room for the longest of the three words; where three do not fit beside each other, two do.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 96px), 1fr))',
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
});
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const percent = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.line.lg,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const detail = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });
const aim = { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0 } as const;
export const met = style({ ...aim, color: vars.color.status.success.text });
export const missed = style({ ...aim, color: vars.color.status.warning.text });
