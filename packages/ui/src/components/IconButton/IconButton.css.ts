import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';

const { color, font, radius } = vars;

/** The notification count, over the icon's upper end corner. */
export const waiting = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  // A longer number grows outwards, away from the icon.
  insetInlineStart: 'calc(100% - 0.6875rem)',
  minWidth: '1rem',
  padding: '0 0.25rem',
  borderRadius: radius.pill,
  // Separates it from the icon that it covers.
  boxShadow: `0 0 0 2px ${color.surface.page}`,
  background: color.accent.solid,
  color: color.text.onAccent,
  fontSize: font.size.xs,
  lineHeight: '1rem',
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: forcedSolid },
});
