import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const frame = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
export const results = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const list = style({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xxs,
  selectors: { '&:empty': { display: 'none' } },
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: density.target,
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[data-active]': { background: color.surface.hover, boxShadow: `inset 2px 0 ${color.accent.solid}` },
    '&[data-active]:dir(rtl)': { boxShadow: `inset -2px 0 ${color.accent.solid}` },
    '&[aria-selected="true"]': { background: color.surface.selected },
  },
  '@media': {
    'screen and (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-selected="true"]': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
export const meta = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  padding: space.sm,
  color: color.text.muted,
});
export const more = style({ padding: space.xs, borderBlockStart: `1px solid ${color.border.subtle}` });
export const chosen = style({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.accent.border}`,
  borderRadius: radius.surface,
  background: color.surface.raised,
});
export const chosenTitle = style({ margin: 0, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });
export const amount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) auto',
  justifyContent: 'start',
  // Under the amount there are the same amounts in other units; the button is beside the field.
  alignItems: 'start',
  gap: space.sm,
});
/** As far from the top as the label of the field is high. */
export const besideField = style({ marginBlockStart: `calc(${font.line.sm} + ${space.xxs})` });
