import { style, styleVariants } from '@vanilla-extract/css';
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

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg });

export const loading = style({ display: 'grid', gap: vars.space.md });
export const slow = style({ color: vars.color.text.muted });
const stack = { display: 'grid', gap: vars.space.md } as const;
export const waiting = style({ ...stack, visibility: 'hidden' });
export const shown = style(stack);

export const notice = style({
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
});
export const noticeTitle = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
});
