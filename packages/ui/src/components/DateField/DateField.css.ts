import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';

const { color, density } = vars;

export const segments = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  minHeight: `calc(${density.control} - 2px)`,
  // A part has one pixel of padding, so that the first letter aligns with that of a text field.
  paddingInline: `calc(${density.inset} - 1px)`,
  fontVariantNumeric: 'tabular-nums',
  // The space before AM and PM is a part of its own.
  whiteSpace: 'pre',
});
/** On its own, it is the outlined box itself. */
export const alone = style({ minHeight: density.control, gap: 0 });
export const segment = style({
  padding: '0 1px',
  borderRadius: '3px',
  textAlign: 'end',
  outline: 'none !important',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.text.muted },
    '&[data-type="literal"]': { color: color.text.muted, padding: 0 },
    '&[data-focused]': { background: color.accent.solid, color: color.text.onAccent },
    '&[data-disabled]': { color: color.text.disabled },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': forcedSolid } } },
});
/** Receives typing and pasting; has no box of its own. */
export const listening = style({ display: 'contents' });
