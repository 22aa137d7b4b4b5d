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
  // A part has a pixel of its own, so that the first letter stands where a text field's does.
  paddingInline: `calc(${density.inset} - 1px)`,
  fontVariantNumeric: 'tabular-nums',
  // The space before AM and PM is a part of its own.
  whiteSpace: 'pre',
});
/** Standing alone, it is the outlined box itself. */
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
/** Hears what is typed and pasted; no box of its own. */
export const listening = style({ display: 'contents' });
