import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';

const { color, density, space } = vars;

export const nav = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which a scrolling box would clip.
  padding: '3px',
  margin: '-3px',
});
export const list = style({
  display: 'flex',
  gap: space.md,
  minWidth: 'max-content',
  borderBlockEnd: `1px solid ${color.border.default}`,
});
/** Apart from its neighbours by a line and more space than the tabs inside it. */
export const group = style({
  display: 'flex',
});
globalStyle(`${list} > ${group} + li, ${list} > li + ${group}`, {
  position: 'relative',
  paddingInlineStart: `calc(${space.md} + 1px)`,
});
globalStyle(`${list} > ${group} + li::before, ${list} > li + ${group}::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: '0.625rem',
  width: '1px',
  background: color.border.default,
});
export const groupList = style({ display: 'flex', gap: space.md });
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxWidth: '18rem',
  minHeight: density.controlLarge,
  paddingInline: '2px',
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  borderRadius: '3px 3px 0 0',
  color: color.text.muted,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text.primary, borderBlockEndColor: color.border.control },
    '&[aria-current]': { color: color.text.primary, borderBlockEndColor: color.accent.solid },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  // Hide the other underlines, which forced colours would otherwise show.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-hovered]': { borderBlockEndColor: 'Highlight' },
        '&[aria-current]': { ...forcedSolid, paddingInline: '0.375rem' },
      },
    },
  },
});
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const count = style({
  color: color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
