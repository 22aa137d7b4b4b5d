import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { press } from '../../theme/press.css.ts';

const { color, density, font, motion, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-4px)` } });

/** The floating surface of menus, option lists and calendars. */
export const popover = style({
  minWidth: 'max(10rem, var(--trigger-width))',
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  overflow: 'auto',
  padding: space.xxs,
  borderRadius: radius.surface,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: vars.elevation.overlay,
  border: '1px solid transparent',
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.in} ${motion.ease}` } },
});

export const list = style({ outline: 'none', display: 'flex', flexDirection: 'column' });

/** A row of a menu or an option list. */
export const entry = recipe({
  base: [
    press,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      minHeight: density.control,
      padding: `0.25rem ${space.xs}`,
      borderRadius: radius.control,
      cursor: 'pointer',
      outline: 'none',
      textDecoration: 'none',
      selectors: {
        '&[data-focused]': { background: color.surface.hover },
        '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
        '&[data-pressed]': { background: color.surface.pressed },
        '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&:is([data-focused], [data-open], [data-pressed])': {
              outline: '2px solid Highlight',
              outlineOffset: '-2px',
            },
          },
        },
      },
    },
  ],
  variants: {
    intent: { normal: {}, danger: { color: color.status.critical.text } },
  },
  defaultVariants: { intent: 'normal' },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const tick = style({ color: color.accent.icon });
export const line = style({
  height: '1px',
  margin: `${space.xxs} 0`,
  border: 0,
  background: color.border.subtle,
});
export const empty = style({ padding: space.xs, color: color.text.muted });
export const heading = style({
  padding: `${space.xs} ${space.xs} ${space.xxs}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});
export const shortcut = style({
  flexShrink: 0,
  marginInlineStart: space.md,
  color: color.text.muted,
  fontFamily: 'inherit',
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const arrow = style({
  flexShrink: 0,
  color: color.text.muted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
