import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const timeline = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const month = style({ display: 'flex', flexDirection: 'column', gap: space.md });
export const day = style({ marginBlockEnd: space.xs });
export const dayName = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.semibold,
});
export const list = style({ display: 'flex', flexDirection: 'column' });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  paddingBlockEnd: space.md,
  selectors: {
    // The line runs from one mark to the next, and ends with the day.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2rem',
      insetBlockEnd: '0.25rem',
      insetInlineStart: 'calc(0.875rem - 0.5px)',
      width: '1px',
      background: color.border.default,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
  },
});
const markBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: '1px solid transparent',
  borderRadius: radius.pill,
});
const tone = (role: 'critical' | 'warning' | 'success' | 'info') =>
  [
    markBase,
    {
      background: color.status[role].surface,
      borderColor: color.status[role].border,
      color: color.status[role].icon,
    },
  ] as const;
export const mark = styleVariants({
  neutral: [
    markBase,
    { background: color.surface.raised, borderColor: color.border.default, color: color.text.muted },
  ],
  accent: [
    markBase,
    { background: color.accent.soft, borderColor: color.accent.border, color: color.accent.icon },
  ],
  critical: [...tone('critical')],
  warning: [...tone('warning')],
  success: [...tone('success')],
  info: [...tone('info')],
});
export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: radius.pill,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const body = style({ minWidth: 0, paddingBlockStart: '0.25rem' });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space.xs,
});
export const title = style({
  minWidth: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
});
export const meta = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const clock = style([meta, { marginInlineStart: 'auto', flexShrink: 0, whiteSpace: 'nowrap' }]);
export const content = style({
  marginBlockStart: space.xxs,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
