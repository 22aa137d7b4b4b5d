import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, space } = vars;

export const trigger = style({
  justifyContent: 'space-between',
  paddingInline: `${density.inset} ${space.xs}`,
  textAlign: 'start',
  selectors: { '&&': { cursor: 'pointer' } },
});
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.text.muted } },
});
export const arrow = style({ display: 'flex', color: color.text.muted });

/** Related options under a heading. */
export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space.xxs,
      paddingBlockStart: space.xxs,
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
});
export const sectionName = style({
  padding: `${space.xxs} ${space.xs}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});
/** A thousand-letter option shows its first three lines. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
