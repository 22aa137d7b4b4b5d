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
/** A cell in range with an extreme in its lower part. */
export const marked = style({ position: 'relative', overflow: 'hidden' });
export const markedPart = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '45%' });
