import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    minWidth: 0,
    borderRadius: radius.surface,
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  variants: {
    look: {
      card: {
        padding: `${space.sm} ${space.md}`,
        border: `1px solid ${color.border.default}`,
        background: color.surface.control,
      },
      line: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'baseline',
        columnGap: space.sm,
        rowGap: 0,
        paddingBlock: space.xs,
      },
    },
    isPressable: {
      true: {
        cursor: 'pointer',
        selectors: {
          '&[data-hovered]': { background: color.surface.hover },
          '&[data-pressed]': { background: color.surface.pressed },
        },
      },
    },
  },
});

export const label = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
});
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const value = recipe({
  base: {
    fontWeight: font.weight.semibold,
    whiteSpace: 'nowrap',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  variants: {
    look: {
      // Two cards beside each other on a phone have room for 24 px.
      card: {
        fontSize: font.size.xl,
        lineHeight: font.line.xl,
        letterSpacing: font.tracking.tighter,
        '@media': { [media.tablet]: { fontSize: font.size.xxl, lineHeight: font.line.xxl } },
      },
      line: { fontSize: font.size.md, lineHeight: font.line.md },
    },
  },
});
export const unit = style({
  marginInlineStart: '0.1875rem',
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1,
  fontWeight: font.weight.regular,
  letterSpacing: 0,
});
/** As high as the number that will come. */
export const pending = recipe({
  base: { display: 'grid', alignItems: 'center', flex: 1 },
  variants: {
    look: {
      card: { minHeight: font.line.xl, '@media': { [media.tablet]: { minHeight: font.line.xxl } } },
      line: { minWidth: '6rem', minHeight: font.line.md },
    },
  },
});
export const chart = style({ alignSelf: 'center', marginInlineStart: 'auto', lineHeight: 0 });
export const missing = style({ color: color.text.muted, fontWeight: font.weight.medium });
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  minHeight: '1.25rem',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const trend = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '0.125rem', fontVariantNumeric: 'tabular-nums' },
  variants: {
    tone: {
      neutral: { color: color.text.muted },
      success: { color: color.status.success.text },
      warning: { color: color.status.warning.text },
      critical: { color: color.status.critical.text },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
