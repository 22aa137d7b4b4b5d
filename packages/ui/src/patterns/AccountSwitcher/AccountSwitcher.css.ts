import { style, styleVariants } from '@vanilla-extract/css';
import { list } from '../../components/Menu/Menu.css.ts';
import { vars } from '../../theme/contract.css.ts';

const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  borderRadius: vars.radius.control,
});
const shapes = {
  slim: { position: 'relative' as const, justifyContent: 'center', inlineSize: '3rem', blockSize: '3rem' },
  wide: { inlineSize: '100%', minBlockSize: '3rem', paddingInline: vars.space.xs },
};
export const still = styleVariants(shapes, (shape) => [face, shape]);
export const button = styleVariants(shapes, (shape) => [
  face,
  {
    ...shape,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.surface.pressed },
    },
  },
]);
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const name = style({
  flex: 1,
  minInlineSize: 0,
  // Two lines, so that the menu's first entry does not move.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: vars.font.weight.medium,
  fontSize: vars.font.size.sm,
});
export const arrows = styleVariants({
  slim: { position: 'absolute', insetInlineEnd: '0', insetBlockEnd: '2px', color: vars.color.text.muted },
  wide: { flexShrink: 0, color: vars.color.text.muted },
});
/** The field stays in place while the accounts scroll. */
export const search = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.xxs})`,
  zIndex: 1,
  padding: vars.space.xxs,
  paddingBlockStart: vars.space.xs,
  background: vars.color.surface.overlay,
});
export const choices = style([list, { minInlineSize: '14rem' }]);
export const itemName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const check = style({ color: vars.color.accent.icon });
