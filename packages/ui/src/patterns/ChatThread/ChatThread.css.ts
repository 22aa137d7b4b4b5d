import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const thread = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  minHeight: 0,
});
export const viewport = style({
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The virtual list anchors its own position when older messages arrive.
  overflowAnchor: 'none',
});
export const list = style({ position: 'relative', maxWidth: '60rem', marginInline: 'auto' });
const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  paddingInline: space.md,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
/** Space above the oldest message for the loading state. */
export const older = style([
  more,
  { position: 'absolute', insetBlockStart: 0, insetInline: 0, height: '3rem' },
]);
/** Below the list, so that the jump button does not cover it. */
export const newer = style([more, { minHeight: '3rem' }]);
export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingInline: space.md,
  paddingBlockStart: space.sm,
  selectors: { '&[data-continued]': { paddingBlockStart: space.xxs } },
});
export const divider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xxs,
  marginBlockEnd: space.sm,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  textAlign: 'center',
  selectors: {
    '&::before, &::after': { content: '""', height: '1px', background: color.border.subtle },
    '&[data-new]': { color: color.text.link },
    '&[data-new]::before, &[data-new]::after': { background: color.accent.border },
  },
});
export const latest = style({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const latestButton = style({
  pointerEvents: 'auto',
  borderRadius: radius.control,
  boxShadow: vars.elevation.overlay,
});
/** The container of the last row and the jump button. */
export const room = style({ position: 'relative', display: 'grid', minHeight: 0 });
export const typing = style({
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  paddingInline: space.md,
  paddingBlock: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const notice = style({ display: 'grid', alignContent: 'center', padding: space.lg });
export const skeletons = style({
  display: 'grid',
  alignContent: 'end',
  gap: space.md,
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: space.md,
  overflow: 'hidden',
});
export const skeleton = style({
  width: '55%',
  maxWidth: '26rem',
  selectors: { '&:nth-child(even)': { justifySelf: 'end', width: '40%' } },
});
