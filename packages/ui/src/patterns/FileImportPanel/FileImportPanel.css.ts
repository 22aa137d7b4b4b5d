import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });
export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xl} ${vars.space.md}`,
  textAlign: 'center',
  border: `1.5px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface.raised,
  transition: `background ${vars.motion.in} ${vars.motion.ease}`,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.solid,
      borderStyle: 'solid',
    },
  },
});
export const zoneIcon = style({ color: vars.color.accent.icon });
export const invitation = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.medium,
});
export const muted = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  marginBlockEnd: vars.space.xs,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface.page,
});
export const heading = style({ fontWeight: vars.font.weight.semibold, outline: 'none' });
export const fileLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const fileIcon = style({ color: vars.color.text.muted, flexShrink: 0 });
export const fileName = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
});
export const fileDetail = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({ display: 'grid', gap: vars.space.xs });
export const progressWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  color: vars.color.text.muted,
});
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const track = style({
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
});
export const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
export const fillMoving = style([fill, { inlineSize: '30%', animation: `${travel} 1.4s linear infinite` }]);

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
const buttonBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.density.control,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
});
export const button = styleVariants({
  primary: [
    buttonBase,
    {
      background: vars.color.accent.solid,
      color: vars.color.text.onAccent,
      selectors: {
        '&[data-hovered]': { background: vars.color.accent.hover },
        '&[data-pressed]': { background: vars.color.accent.pressed },
        '&[data-disabled]': {
          background: vars.color.surface.disabled,
          color: vars.color.text.disabled,
          cursor: 'default',
        },
      },
    },
  ],
  secondary: [
    buttonBase,
    {
      border: `1px solid ${vars.color.border.control}`,
      background: vars.color.surface.control,
      selectors: {
        '&[data-hovered]': { background: vars.color.surface.hover },
        '&[data-pressed]': { background: vars.color.surface.pressed },
      },
    },
  ],
});

export const refusal = style({
  display: 'flex',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.surface,
  border: `1px solid ${vars.color.status.critical.border}`,
  background: vars.color.status.critical.surface,
});
export const refusalIcon = style({ color: vars.color.status.critical.icon, flexShrink: 0 });
export const refusalWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const doneLine = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const doneIcon = style({ color: vars.color.status.success.icon });
