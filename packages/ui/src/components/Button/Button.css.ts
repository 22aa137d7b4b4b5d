import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';
import { press } from '../../theme/press.css.ts';

const { color, density, font, motion, radius, space } = vars;

/** Solid in forced colours too; inverted while hovered or pressed. */
const forcedPrimary = {
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:not([data-disabled])': forcedSolid,
        '&:is([data-hovered], [data-pressed]):not([data-disabled])': {
          background: 'HighlightText',
          color: 'Highlight',
        },
      },
    },
  },
};

const paint = (background: string, hover: string, pressed: string) => ({
  background,
  selectors: {
    '&[data-hovered]:not([data-disabled])': { background: hover },
    '&[data-pressed]:not([data-disabled])': { background: pressed },
  },
});

export const button = recipe({
  base: [
    press,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.4375rem',
      maxWidth: '100%',
      border: '1px solid transparent',
      borderRadius: radius.control,
      fontFamily: 'inherit',
      fontWeight: font.weight.medium,
      // Never squeezed by its neighbours; wraps only where the text is wider than all the space.
      flexShrink: 0,
      paddingBlock: '0.125rem',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      transition: `background ${motion.out} ${motion.ease}, border-color ${motion.out} ${motion.ease}`,
      selectors: {
        '&[data-disabled]': {
          cursor: 'default',
          color: color.text.disabled,
          background: color.surface.disabled,
          borderColor: 'transparent',
        },
        '&[data-pending]': { cursor: 'progress' },
      },
      '@media': {
        [media.forcedColors]: {
          borderColor: 'ButtonBorder',
          selectors: {
            '&:is([data-hovered], [data-pressed])': { borderColor: 'Highlight' },
            '&[data-pressed]': { outline: '1px solid Highlight', outlineOffset: '-2px' },
            '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
          },
        },
      },
    },
  ],
  variants: {
    intent: {
      /** The main action of a screen. */
      primary: [
        { color: color.text.onAccent },
        paint(color.accent.solid, color.accent.hover, color.accent.pressed),
        forcedPrimary,
      ],
      secondary: [
        { color: color.text.primary, borderColor: color.border.default },
        paint(color.surface.control, color.surface.hover, color.surface.pressed),
      ],
      quiet: [
        { color: color.text.primary },
        paint('transparent', color.surface.hover, color.surface.pressed),
        { selectors: { '&[data-disabled]': { background: 'transparent' } } },
      ],
      danger: [
        { color: color.status.critical.onSolid, background: color.status.critical.solid },
        {
          selectors: {
            '&[data-hovered]:not([data-disabled])': {
              background: `color-mix(in oklab, ${color.status.critical.solid}, ${color.text.primary} 12%)`,
            },
            '&[data-pressed]:not([data-disabled])': {
              background: `color-mix(in oklab, ${color.status.critical.solid}, ${color.text.primary} 22%)`,
            },
          },
        },
        forcedPrimary,
      ],
    },
    size: {
      small: {
        minHeight: density.controlSmall,
        paddingInline: space.xs,
        fontSize: font.size.sm,
        lineHeight: font.line.sm,
      },
      medium: {
        minHeight: density.control,
        paddingInline: density.inset,
        fontSize: density.bodySize,
        lineHeight: density.bodyLine,
      },
      large: {
        minHeight: density.controlLarge,
        paddingInline: space.md,
        fontSize: font.size.md,
        lineHeight: font.line.md,
      },
    },
    /** Icon only: as wide as it is high. */
    isSquare: { true: { position: 'relative', paddingInline: 0, flexShrink: 0 } },
    isWide: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { isSquare: true, size: 'small' }, style: { width: density.controlSmall } },
    { variants: { isSquare: true, size: 'medium' }, style: { width: density.control } },
    { variants: { isSquare: true, size: 'large' }, style: { width: density.controlLarge } },
  ],
  defaultVariants: { intent: 'secondary', size: 'medium' },
});

/** The label: a word breaks only where not even one word fits. */
export const words = style({ minWidth: 0, overflowWrap: 'break-word' });
