import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const aroundForm = (padding: string) => `calc(${vars.size.form} + 2 * ${padding})`;
const page: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  inlineSize: '100%',
  paddingBlock: `${vars.space.xxs} ${vars.space.xxl}`,
  paddingInline: vars.space.md,
};
const onDesktop: StyleRule = {
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.md,
};
export const screen = styleVariants({
  /** Starts where the line starts, on every page: neither form nor content is centred. */
  framed: {
    ...page,
    maxInlineSize: vars.size.content,
    // Rows that reach the window's edge need no more room below them than beside them.
    selectors: { '&:has([data-fills-window])': { paddingBlockEnd: vars.space.md } },
    '@media': { [media.desktop]: onDesktop },
  },
  /** A form that is the whole page, without a frame around it. */
  ownForm: {
    ...page,
    maxInlineSize: aroundForm(vars.space.md),
    marginInline: 'auto',
    '@media': { [media.desktop]: { ...onDesktop, maxInlineSize: aroundForm(vars.space.lg) } },
  },
});

const bodyOf = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg };
export const body = styleVariants({
  content: bodyOf,
  form: { ...bodyOf, maxInlineSize: vars.size.form },
});

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
