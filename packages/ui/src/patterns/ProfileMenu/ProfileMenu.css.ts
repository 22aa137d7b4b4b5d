import { style } from '@vanilla-extract/css';
import { popover } from '../../components/Menu/Menu.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.surface.pressed },
  },
  '@media': {
    [media.tablet]: { paddingInlineEnd: vars.space.xs },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
  },
});
export const avatar = style({
  flexShrink: 0,
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
  minInlineSize: 0,
  display: 'none',
  maxInlineSize: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'inline' } },
});
/** Hidden on a phone, where the patient's name needs the space. */
export const chevron = style({
  flexShrink: 0,
  display: 'none',
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const person = style({
  overflowWrap: 'anywhere',
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const personName = style({ fontWeight: vars.font.weight.semibold });
export const detail = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const itemIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  color: vars.color.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});
/** The current choice, muted at the end of its row. */
export const chosen = style({
  maxInlineSize: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  marginInlineStart: vars.space.md,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});
/** The options are as wide as their text, whatever the width of the entry. */
export const choices = style([popover, { minInlineSize: '10rem', vars: { '--trigger-width': '10rem' } }]);
