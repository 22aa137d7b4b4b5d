import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});
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
  overflowWrap: 'anywhere',
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

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
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
