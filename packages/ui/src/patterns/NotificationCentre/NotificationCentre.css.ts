import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const panel = style({
  display: 'grid',
  gap: space.sm,
  inlineSize: '21rem',
  maxInlineSize: '100%',
  outline: 'none',
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  '@media': { [`not all and (min-width: 600px)`]: { inlineSize: '100%' } },
});
export const head = style({ display: 'flex', justifyContent: 'flex-end' });
export const day = style({
  paddingBlockEnd: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.semibold,
});
export const list = style({ display: 'grid' });
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'start',
  paddingBlock: space.xs,
  borderRadius: radius.control,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const body = style({ display: 'grid', gap: '2px', minInlineSize: 0, paddingBlockStart: '0.25rem' });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.375rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: font.weight.semibold,
  selectors: { '[data-read="true"] &': { fontWeight: font.weight.regular } },
});
export const dot = style({
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: radius.pill,
  background: color.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const action = style({ marginBlockStart: space.xxs });
