import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const frame = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
export const scroller = style({
  overflow: 'auto',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
});

const numeric = { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' } as const;
const ring = { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' } as const;
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface.page,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
} as const;

export const head = recipe({
  base: {
    paddingBlock: space.xs,
    paddingInline: space.sm,
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: { isNumeric: { true: { textAlign: 'end' } }, isFirst: { true: first } },
});
export const rowHead = style({
  ...first,
  minInlineSize: '6.5rem',
  maxInlineSize: '16rem',
  blockSize: density.row,
  paddingInline: space.sm,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': ring },
});
export const cell = recipe({
  base: {
    position: 'relative',
    minInlineSize: '7rem',
    blockSize: density.row,
    paddingBlock: space.xxs,
    paddingInline: space.sm,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    borderInlineStart: `1px solid ${color.border.subtle}`,
    overflowWrap: 'anywhere',
    selectors: {
      '&:focus': ring,
      '&[aria-readonly="false"]': { cursor: 'cell' },
      '&[aria-readonly="true"]': { background: color.surface.sunken },
      '&[data-wrong]': { background: color.status.critical.surface },
      '&[aria-busy]': { color: color.text.muted },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-wrong]': { outline: '2px dashed CanvasText', outlineOffset: '-2px' } },
      },
    },
  },
  variants: { isNumeric: { true: numeric } },
});
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const unit = style({ color: color.text.muted, fontSize: font.size.sm, whiteSpace: 'nowrap' });
export const input = recipe({
  base: {
    // Over the cell, so that nothing moves when it opens.
    inlineSize: `calc(100% + ${space.sm} + ${space.sm})`,
    marginInline: `calc(-1 * ${space.sm})`,
    marginBlock: `calc(-1 * ${space.xxs})`,
    minBlockSize: density.row,
    paddingInline: space.sm,
    border: 0,
    background: color.surface.control,
    color: color.text.primary,
    font: 'inherit',
    ...ring,
    selectors: { '&:focus-visible': ring },
  },
  variants: { isNumeric: { true: numeric } },
});
export const sentence = style({
  display: 'block',
  color: color.status.critical.text,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
});
export const notice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
