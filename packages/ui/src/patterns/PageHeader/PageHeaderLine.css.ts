import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

/** By the line's own width: menu, rail and controls leave it more or less of the window. */
const narrow = '(max-width: 37.49rem)';
const tight = '(max-width: 55rem)';

const truncated = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Read by assistive technology, and shown to those who tab to it. */
const untilFocused: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  selectors: {
    '&:focus-within': {
      inlineSize: 'auto',
      blockSize: 'auto',
      maxInlineSize: '100%',
      clipPath: 'none',
      insetInlineStart: 0,
      zIndex: 1,
      padding: space.xs,
      background: color.surface.raised,
      borderRadius: vars.radius.control,
    },
  },
};

export const room = style({ containerType: 'inline-size', position: 'relative', minInlineSize: 0 });

export const line = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    minInlineSize: 0,
    fontSize: font.size.sm,
    lineHeight: font.line.sm,
  },
  variants: {
    hasSubject: {
      true: {
        '@container': {
          [narrow]: {
            // Back, then two rows: the name with what opens the record, the page with the record's chips.
            display: 'grid',
            gridTemplateColumns: 'auto minmax(2.5rem, 1fr) auto auto',
            columnGap: space.xxs,
            rowGap: 0,
          },
        },
      },
      false: {},
    },
  },
  defaultVariants: { hasSubject: false },
});

export const trail = style({
  // The heading yields last.
  flex: '0 2 auto',
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'contents' } },
});
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'contents' } },
});

const entry = style({ display: 'flex', alignItems: 'center', gap: space.xxs, minInlineSize: 0 });
export const item = styleVariants({
  /** Far above the page: the first to give way. */
  above: [entry, { flexShrink: 3, '@container': { [tight]: untilFocused } }],
  /** Next to the subject. */
  near: [entry, { flexShrink: 2, '@container': { [narrow]: untilFocused } }],
  back: [
    entry,
    {
      flexShrink: 3,
      '@container': { [narrow]: { flex: 'none', order: -1, gridRow: '1 / 3', gridColumn: '1' } },
    },
  ],
  subject: [entry, { flexShrink: 1, gap: space.xs, '@container': { [narrow]: { display: 'contents' } } }],
});

export const crumb = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: '1.5rem',
    // Larger to the finger than to the eye.
    '::after': { content: '""', position: 'absolute', insetBlock: '-0.625rem', insetInline: 0 },
    '@container': { [narrow]: { '::after': { insetBlock: '-0.25rem 0' } } },
    borderRadius: vars.radius.small,
    color: color.text.muted,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { color: color.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
  variants: {
    isSubject: {
      true: {
        color: color.text.primary,
        fontWeight: font.weight.semibold,
        minInlineSize: '4rem',
        maxInlineSize: '22rem',
        '@container': {
          [narrow]: { minInlineSize: 0, maxInlineSize: '100%', gridRow: '1', gridColumn: '2 / 4' },
        },
      },
      false: { maxInlineSize: '14rem' },
    },
  },
});
export const label = recipe({
  base: truncated,
  variants: {
    isBack: {
      true: {
        '@container': {
          [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
        },
      },
      false: {},
    },
  },
});
export const backIcon = style({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2rem',
      blockSize: '2.75rem',
      marginInlineStart: `calc(-1 * ${space.xs})`,
      color: color.text.primary,
    },
  },
});
export const separator = style({
  display: 'grid',
  flex: 'none',
  color: color.text.muted,
  '@container': { [narrow]: { display: 'none' } },
});

// Arrows point in reading direction.
globalStyle(`[dir="rtl"] ${separator} > svg, [dir="rtl"] ${backIcon} > svg`, { transform: 'scaleX(-1)' });

export const title = style({
  ...truncated,
  flex: '0 1 auto',
  fontSize: font.size.md,
  lineHeight: font.line.md,
  fontWeight: font.weight.semibold,
  // It takes focus after navigation, to be read from; it is not interactive.
  outline: 'none !important',
  '@container': { [narrow]: { gridRow: '2', gridColumn: '2' } },
});
