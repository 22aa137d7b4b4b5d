import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const swatch = style({
  position: 'relative',
  inlineSize: '18px',
  blockSize: '14px',
  flexShrink: 0,
  borderRadius: '3px',
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  selectors: { '&[data-graded]': { inlineSize: '32px' } },
});
export const name = style({ color: vars.color.text.primary, overflowWrap: 'anywhere' });
export const bounds = style({
  color: vars.color.text.muted,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
