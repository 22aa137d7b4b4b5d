import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, density, space, stroke } = vars;

/** Toolbar and text in the outlined box of a field. */
export const frame = style({ flexDirection: 'column', alignItems: 'stretch', gap: 0, cursor: 'auto' });
export const bar = style({
  padding: space.xxs,
  borderBlockEnd: `${stroke.hairline} solid ${color.border.subtle}`,
  minWidth: 0,
});
export const words = style({ minWidth: 0, maxHeight: '60vh', overflowY: 'auto', cursor: 'text' });

/** The editable element; the editor requires exactly this white-space value. */
export const editable = style({
  maxWidth: 'none',
  minBlockSize: `calc(${density.bodyLine} * 7 + 1.5rem)`,
  padding: `${space.sm} ${density.inset}`,
  outline: 'none !important',
  whiteSpace: 'pre-wrap',
  selectors: { '&[contenteditable="false"]': { cursor: 'default' } },
});
globalStyle(`${editable} .ProseMirror-selectednode`, { outline: `2px solid ${color.focus.ring}` });
// After a citation at the end of a line, the editor inserts an empty image so that the browser draws the cursor there.
// The styles of other images must not apply to it.
globalStyle(`${editable} img.ProseMirror-separator`, { display: 'inline', border: 0, margin: 0 });
