import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, rhythm, space, stroke } = vars;

/** Formatted text, read or written: shared by `RichText` and `RichTextEditor`. */
export const prose = style({
  minWidth: 0,
  maxWidth: vars.size.prose,
  color: color.text.primary,
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
  overflowWrap: 'anywhere',
});

// Line breaks and runs of spaces are the author's own.
globalStyle(`${prose} :is(p, h2, h3, h4, h5, h6, li)`, {
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
globalStyle(`${prose} :is(p, ul, ol, blockquote)`, { margin: `0 0 ${rhythm.paragraph}` });
globalStyle(`${prose} :is(h2, h3, h4, h5, h6)`, {
  margin: `${rhythm.beforeHeading.md} 0 ${rhythm.afterHeading}`,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  fontWeight: font.weight.semibold,
});
globalStyle(`${prose} [data-level="1"]`, { fontSize: density.bodySize, lineHeight: density.bodyLine });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.5em', whiteSpace: 'normal' });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ul ul`, { listStyle: 'circle' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} ol ol`, { listStyle: 'lower-alpha' });
globalStyle(`${prose} li`, { marginBlockEnd: rhythm.item });
globalStyle(`${prose} li > p`, { margin: 0 });
globalStyle(`${prose} li > :is(ul, ol)`, { margin: `${rhythm.item} 0 0` });
globalStyle(`${prose} li::marker`, { color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space.md,
  borderInlineStart: `${stroke.focus} solid ${color.border.default}`,
  color: color.text.muted,
});
globalStyle(`${prose} blockquote > p:last-child`, { marginBlockEnd: 0 });
globalStyle(`${prose} strong`, { fontWeight: font.weight.semibold });
globalStyle(`${prose} em`, { fontStyle: 'italic' });
globalStyle(`${prose} u`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${prose} a`, {
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > :last-child`, { marginBlockEnd: 0 });

const changed = { borderRadius: radius.small, boxDecorationBreak: 'clone' as const, padding: '0 2px' };
/** Inserted text: underlined too, because colour alone is not enough. */
export const added = style({
  ...changed,
  background: color.status.success.surface,
  color: color.status.success.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
/** Deleted text: struck through. */
export const removed = style({
  ...changed,
  background: color.status.critical.surface,
  color: color.status.critical.text,
  textDecoration: 'line-through',
});
