import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xxs}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minWidth: 0,
  minHeight: vars.density.target,
});
export const crumb = style({
  overflow: 'hidden',
  maxWidth: '16rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  selectors: {
    'a&': { color: vars.color.text.muted },
    'a&[data-hovered]': {
      color: vars.color.text.link,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '&[aria-current]': { color: vars.color.text.primary },
  },
});

// Arrows point in reading direction.
globalStyle(`[dir="rtl"] ${item} > svg`, { transform: 'scaleX(-1)' });
