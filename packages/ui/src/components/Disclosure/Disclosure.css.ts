import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const trigger = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.density.control,
    paddingInline: vars.space.xxs,
    marginInlineStart: `calc(-1 * ${vars.space.xxs})`,
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
    },
  },
  variants: {
    isWide: {
      true: {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        width: '100%',
        minHeight: vars.density.controlLarge,
        padding: `${vars.space.xs} ${vars.space.sm}`,
        marginInlineStart: 0,
      },
    },
  },
});
export const arrow = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.text.muted,
  transition: `transform ${vars.motion.in} ${vars.motion.ease}`,
  selectors: {
    '[data-expanded] > * > button > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [data-expanded] > * > button > &': { transform: 'rotate(-90deg)' },
  },
});
globalStyle(`[dir="rtl"] ${arrow} > svg`, { transform: 'scaleX(-1)' });
export const panel = recipe({
  base: {
    overflowWrap: 'anywhere',
    selectors: { '[data-expanded] > * > &, [data-expanded] > &': { paddingBlock: vars.space.xs } },
  },
  variants: {
    isWide: {
      true: {
        paddingInline: vars.space.sm,
        selectors: { '[data-expanded] > * > &': { paddingBlock: `0 ${vars.space.sm}` } },
      },
      false: { paddingInlineStart: '1.5rem' },
    },
  },
  defaultVariants: { isWide: false },
});
