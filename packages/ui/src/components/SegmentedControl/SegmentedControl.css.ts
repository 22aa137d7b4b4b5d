import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid, forcedSolidDisabled } from '../../theme/forcedColors.ts';

const { color, density, radius, space } = vars;

export const track = recipe({
  base: {
    display: 'inline-flex',
    width: 'fit-content',
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    gap: '2px',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.control,
    background: color.surface.sunken,
  },
  variants: { isWide: { true: { display: 'flex', width: '100%' } } },
});

const part = style({ position: 'relative' });
// The radio itself covers its segment, invisibly: it receives the pointer, so that a tooltip finds it, and a focused
// segment is scrolled into view. React Aria's own way of hiding it uses inline styles.
globalStyle(`${part} > :has(> input)`, {
  inset: 0,
  width: '100% !important',
  height: '100% !important',
  margin: '0 !important',
  clip: 'auto !important',
  clipPath: 'none !important',
});
globalStyle(`${part} > * > input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const segment = recipe({
  base: [
    part,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.375rem',
      minHeight: `calc(${density.control} - 6px)`,
      paddingInline: space.sm,
      border: '1px solid transparent',
      borderRadius: radius.small,
      color: color.text.muted,
      fontSize: density.bodySize,
      lineHeight: density.bodyLine,
      fontWeight: vars.font.weight.medium,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { color: color.text.primary },
        '&[data-selected]': {
          background: color.surface.overlay,
          borderColor: color.border.control,
          color: color.text.primary,
        },
        '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
        '&[data-focus-visible]': { outlineOffset: '-1px' },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&[data-selected]': forcedSolid,
            '&[data-selected][data-disabled]': forcedSolidDisabled,
          },
        },
      },
    },
  ],
  variants: { isWide: { true: { flex: 1 } } },
});
