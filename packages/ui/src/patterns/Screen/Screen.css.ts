import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A form fills its column, whatever is beside it. */
const aroundForm = (padding: string) => `calc(${vars.size.form} + 2 * ${padding})`;
const widths = {
  content: [vars.size.content, vars.size.content],
  form: [aroundForm(vars.space.md), aroundForm(vars.space.lg)],
} as const;
export const screen = styleVariants(widths, ([maxInlineSize, onDesktop]) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize,
  marginInline: 'auto',
  padding: vars.space.md,
  paddingBlockEnd: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      maxInlineSize: onDesktop,
      paddingInline: vars.space.lg,
      paddingBlockStart: vars.space.lg,
    },
  },
}));

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

export const withRail = styleVariants({
  open: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`, alignItems: 'start' },
  closed: {},
});
export const rail = style({
  position: 'sticky',
  insetBlockStart: vars.size.topBar,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `calc(100dvh - ${vars.size.topBar})`,
  minBlockSize: `calc(100dvh - ${vars.size.topBar})`,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
});
export const railHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.xs} ${vars.space.md}`,
});
export const railBody = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space.md} ${vars.space.lg}`,
  overflowWrap: 'anywhere',
});
