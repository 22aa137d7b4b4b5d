import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Leaves a name as much of the slim column as possible. */
const SLIM_INSET = '2px';

export const menu = styleVariants({ slim: {}, wide: {} }, (shape) => [
  style({ display: 'flex', flexDirection: 'column', blockSize: '100%', overflow: 'hidden' }),
  shape,
]);

export const start = styleVariants({
  slim: {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    inlineSize: '100%',
  },
  wide: {
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.sm,
    paddingInlineEnd: `calc(${vars.space.sm} + var(--menu-end-inset, 0px))`,
  },
});

const endBase = style({
  display: 'grid',
  gap: '2px',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});
export const end = styleVariants({
  slim: [endBase, { paddingBlock: vars.space.xs, paddingInline: SLIM_INSET }],
  wide: [endBase, { paddingBlock: vars.space.xs, paddingInline: vars.space.sm }],
});

const listBase = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});
export const list = styleVariants({
  slim: [
    listBase,
    { paddingBlock: vars.space.xs, paddingInline: SLIM_INSET, scrollbarWidth: 'none' as const },
  ],
  wide: [listBase, { padding: vars.space.sm }],
});

const entryBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  transition: `background ${vars.motion.out} ${vars.motion.ease}, color ${vars.motion.out} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[data-pressed]': { background: vars.color.surface.pressed },
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
    '&[aria-current]': { background: vars.color.surface.selected, color: vars.color.text.link },
    '&[aria-pressed="true"]': { background: vars.color.surface.pressed, color: vars.color.text.primary },
    '&[data-holds-current]': { color: vars.color.text.link },
    // The bar marks the current page without colour.
    '&[aria-current]::before, &[data-holds-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.xs,
      insetInlineStart: `calc(-1 * ${vars.space.xs})`,
      inlineSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accent.solid,
    },
    // A group containing the current page is not the current page itself.
    '&[data-holds-current]::before': { insetBlock: vars.space.sm, opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current], &[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const entry = styleVariants({
  slim: [
    entryBase,
    {
      justifyContent: 'center',
      inlineSize: '100%',
      blockSize: '3.25rem',
      outlineOffset: 0,
      selectors: {
        '&[aria-current]::before, &[data-holds-current]::before': {
          insetInlineStart: `calc(-1 * ${SLIM_INSET})`,
        },
        // The name may reach over the entry below.
        '&[data-hovered], &[data-focus-visible]': { zIndex: 1 },
        '&[data-focus-visible]:not([aria-current])': { background: vars.color.surface.hover },
      },
    },
  ],
  wide: [
    entryBase,
    {
      gap: vars.space.sm,
      inlineSize: '100%',
      minBlockSize: '2.5rem',
      paddingInline: vars.space.sm,
      paddingBlock: vars.space.xs,
      textAlign: 'start',
    },
  ],
});

/** Disabled, but focusable: the reason must be readable. */
export const without = style({
  color: vars.color.text.disabled,
  cursor: 'default',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: 'none', color: vars.color.text.disabled },
  },
});

const iconBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flexShrink: 0,
});
/** Where a name is shown: under the pointer, in focus, and always where nothing hovers. */
const NAMED = ':is([data-hovered], [data-focus-visible]) > &';
const WITHOUT_HOVER = '(hover: none)';
const RAISED = { transform: 'translateY(-0.625rem)' };
export const icon = styleVariants({
  slim: [
    iconBase,
    {
      transition: `transform ${vars.motion.in} ${vars.motion.ease}`,
      selectors: { [NAMED]: RAISED },
      '@media': { [WITHOUT_HOVER]: RAISED },
    },
  ],
  wide: [iconBase, {}],
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.solid,
  border: `2px solid ${vars.color.surface.raised}`,
  boxSizing: 'content-box',
});
const labelBase = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
const SHOWN = { visibility: 'visible' as const };
export const label = styleVariants({
  slim: [
    labelBase,
    {
      position: 'absolute',
      insetBlockStart: '1.75rem',
      insetInline: 0,
      paddingBlockEnd: '2px',
      borderRadius: vars.radius.control,
      background: 'inherit',
      visibility: 'hidden',
      pointerEvents: 'none',
      textAlign: 'center',
      hyphens: 'auto',
      fontSize: vars.font.size.xs,
      lineHeight: '0.875rem',
      fontWeight: vars.font.weight.regular,
      letterSpacing: vars.font.tracking.tighter,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      selectors: { [NAMED]: SHOWN },
      '@media': { [WITHOUT_HOVER]: { ...SHOWN, WebkitLineClamp: 2 } },
    },
  ],
  wide: [labelBase, { flex: 1 }],
});
export const reason = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontWeight: vars.font.weight.regular,
});
export const badge = style({
  minInlineSize: '1.25rem',
  paddingInline: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.soft,
  color: vars.color.text.link,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.sm,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const separator = style({
  flexShrink: 0,
  blockSize: '1px',
  marginBlock: vars.space.xs,
  marginInline: vars.space.xs,
  background: vars.color.border.subtle,
});

export const group = styleVariants({
  closed: {},
  open: { background: vars.color.surface.sunken, borderRadius: vars.radius.control },
});
const turn = {
  transition: `transform ${vars.motion.in} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
};
export const chevron = styleVariants({
  slim: { ...turn, position: 'absolute', insetInlineEnd: '4px', insetBlockStart: '1.25rem' },
  wide: { ...turn, flexShrink: 0 },
});
const childrenBase = style({
  display: 'grid',
  gap: '2px',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const children = styleVariants({
  slim: [childrenBase, {}],
  wide: [childrenBase, { paddingBlockEnd: '2px', paddingInlineStart: vars.space.md }],
});
