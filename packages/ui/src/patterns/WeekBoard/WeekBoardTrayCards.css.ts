import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const tray = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const heading = style({
  margin: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
});
export const cards = style({
  display: 'flex',
  gap: space.xs,
  margin: 0,
  paddingBlock: space.xxs,
  paddingInline: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-start',
  inlineSize: '17rem',
  maxInlineSize: '85%',
  border: `1px dashed ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  selectors: {
    '&[data-held]': { borderColor: color.accent.border, background: color.accent.soft },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-held]': { outline: '2px dashed Highlight' } } },
  },
});
export const words = style({
  display: 'grid',
  flex: 1,
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlock: space.xxs,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: font.weight.medium });
