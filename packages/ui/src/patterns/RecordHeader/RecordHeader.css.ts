import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: vars.size.topBar,
  zIndex: vars.z.sticky,
  background: vars.color.surface.page,
  // The same line as that of the tabs, extended to both edges.
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  // A small window needs its height for the content more than for the name above it.
  '@media': { 'screen and (max-height: 30rem), screen and (max-width: 599px)': { position: 'static' } },
});
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  paddingBlockStart: vars.space.sm,
  '@media': { [media.desktop]: { paddingInline: vars.space.lg } },
});
export const record = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 });
export const words = style({ flex: '1 1 auto', minInlineSize: 0, display: 'grid', gap: '2px' });
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
});
export const name = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const facts = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const alerts = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
});
const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  fontWeight: vars.font.weight.medium,
});
export const alert = styleVariants({
  critical: [line, { color: vars.color.status.critical.text }],
  warning: [line, { color: vars.color.status.warning.text }],
  info: [line, { color: vars.color.status.info.text }],
});
export const actions = style({ flex: 'none', display: 'flex', gap: vars.space.xs });
/** The tabs' own line becomes the header's. */
export const tabs = style({ marginBlockEnd: '-1px' });
