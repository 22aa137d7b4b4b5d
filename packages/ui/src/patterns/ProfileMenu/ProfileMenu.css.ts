import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.xxs,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.surface.pressed },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: vars.color.accent.soft,
  color: vars.color.text.link,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '0.02em',
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const name = style({
  display: 'none',
  maxInlineSize: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'inline' } },
});
export const chevron = style({ color: vars.color.text.muted });

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.motion.travel}))` } });
export const popover = style({
  minInlineSize: '15rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
  overflow: 'auto',
  borderRadius: vars.radius.surface,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.in} ${vars.motion.ease}` } },
});
export const person = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const personName = style({ fontWeight: vars.font.weight.semibold });
export const detail = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const menu = style({ padding: vars.space.xxs, outline: 'none' });
export const separator = style({
  blockSize: '1px',
  border: 0,
  marginBlock: vars.space.xxs,
  background: vars.color.border.subtle,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.density.control,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.surface.hover },
    '&[data-pressed]': { background: vars.color.surface.pressed },
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
  },
});
export const itemIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  color: vars.color.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});
