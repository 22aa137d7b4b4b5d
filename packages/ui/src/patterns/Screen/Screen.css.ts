import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const widths = { content: vars.size.content, form: `calc(${vars.size.form} + 2 * ${vars.space.lg})` };
export const screen = styleVariants(widths, (maxInlineSize) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize,
  marginInline: 'auto',
  padding: vars.space.md,
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingInline: vars.space.lg, paddingBlockStart: vars.space.lg } },
}));

export const header = style({ display: 'grid', gap: vars.space.xxs });
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: vars.space.xxs,
});
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  color: vars.color.text.muted,
  minInlineSize: 0,
});
export const crumbLink = style({
  borderRadius: vars.radius.small,
  paddingBlock: '2px',
  selectors: { '&[data-hovered]': { color: vars.color.text.link, textDecoration: 'underline' } },
});
export const crumbMark = style({
  marginInline: vars.space.xxs,
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
export const titleGroup = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});
export const title = style({
  minInlineSize: 0,
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.line.lg,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: vars.font.size.xl, lineHeight: vars.font.line.xl } },
});
export const description = style({ color: vars.color.text.muted, maxInlineSize: vars.size.prose });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const more = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.surface.pressed },
  },
});
export const popover = style({
  minInlineSize: '13rem',
  padding: vars.space.xxs,
  borderRadius: vars.radius.surface,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
});
export const menu = style({ outline: 'none' });
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.density.control,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focused]': { background: vars.color.surface.hover } },
});
export const menuIcon = style({
  color: vars.color.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg });

export const loading = style({ display: 'grid', gap: vars.space.md });
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const slow = style({ color: vars.color.text.muted });
const stack = { display: 'grid', gap: vars.space.md } as const;
export const waiting = style({ ...stack, visibility: 'hidden' });
export const shown = style(stack);
const breathe = keyframes({ '50%': { opacity: 0.55 } });
const boneBase = style({
  borderRadius: vars.radius.surface,
  background: vars.color.surface.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const bone = styleVariants({
  line: [boneBase, { blockSize: '1.25rem', inlineSize: '40%', borderRadius: vars.radius.control }],
  block: [boneBase, { blockSize: '10rem' }],
});

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.md,
  textAlign: 'center',
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
});
const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.pill,
});
export const noticeIcon = style([
  round,
  { background: vars.color.accent.soft, color: vars.color.accent.icon },
]);
export const failedIcon = style([
  round,
  { background: vars.color.status.critical.surface, color: vars.color.status.critical.icon },
]);
export const noticeTitle = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
});
export const noticeText = style({
  maxInlineSize: '32rem',
  color: vars.color.text.muted,
  marginBlockEnd: vars.space.xs,
});
export const retry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.density.control,
  paddingInline: vars.density.inset,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.control}`,
  background: vars.color.surface.control,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-pressed]': { background: vars.color.surface.pressed },
  },
});
