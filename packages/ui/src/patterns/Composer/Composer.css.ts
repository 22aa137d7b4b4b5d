import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const composer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs });
/** One outline around the attachments and the text. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.surface,
  background: color.surface.control,
  selectors: {
    '&:hover': { borderColor: color.border.controlHover },
    '&:has(textarea:focus)': {
      borderColor: color.focus.ring,
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: '-1px',
    },
    '&[data-drop-target]': { borderColor: color.accent.solid, background: color.accent.soft },
    '&[data-off]': { borderColor: color.border.default, background: color.surface.disabled },
  },
});
export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.xxs,
  padding: '3px',
});
/** What adds to a message, where there is more than files. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs, padding: '0 3px 3px' });
export const field = style({ flex: 1, minWidth: 0 });
export const area = style({
  display: 'block',
  width: '100%',
  maxHeight: '9rem',
  minHeight: density.control,
  padding: `calc((${density.control} - ${density.bodyLine}) / 2) ${space.xs}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text.primary,
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
  outline: 'none !important',
  resize: 'none',
  // Grows with its text where the browser supports it.
  fieldSizing: 'content' as never,
  selectors: { '&:disabled': { color: color.text.disabled } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  minHeight: font.line.xs,
  paddingInline: space.xs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});

export const attachments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  maxHeight: '13rem',
  overflowY: 'auto',
  padding: space.xs,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const attachment = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  width: 'min(16rem, 100%)',
  padding: space.xxs,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.page,
  selectors: { '&[data-failed]': { borderColor: color.status.critical.border } },
});
export const preview = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface.sunken,
  color: color.text.muted,
});
export const previewImage = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const about = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  minWidth: 0,
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const quiet = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const wrong = style([quiet, { color: color.status.critical.text, overflowWrap: 'anywhere' }]);

/** In one line where there is room; else what ends the recording is below what is said of it. */
export const recorder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minHeight: density.control,
  padding: '3px',
});
export const words = style({
  flex: 1,
  minWidth: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
/** What is said of the recording, none of which is cut. */
export const status = style({
  flex: '1 1 14rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minWidth: 0,
});
export const said = style([words, { flex: '1 1 auto', minWidth: 'min-content' }]);
export const controls = style({ display: 'flex', gap: space.xs, marginInlineStart: 'auto' });
export const listen = style({ flex: '1 1 14rem', minWidth: 0 });
export const elapsed = style([quiet, { whiteSpace: 'nowrap' }]);
/** How loud it is right now and was just before, newest at the end. */
export const meter = style({
  flexShrink: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '1px',
  width: '6rem',
  minWidth: 0,
  height: density.bodyLine,
  overflow: 'hidden',
});
export const meterBar = style({
  flexShrink: 0,
  width: '3px',
  borderRadius: radius.pill,
  background: color.accent.icon,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const recording = style({
  flexShrink: 0,
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: color.status.critical.icon,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  selectors: { '&[data-paused]': { animation: 'none', background: color.text.muted } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'Mark', forcedColorAdjust: 'none' },
  },
});
