import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

/** A narrow line has two rows (`PageHeaderLine`): the age is beside the name, the chips are beside the page's title. */
const narrow = '(max-width: 37.49rem)';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@container': { [narrow]: { display: 'contents' } },
});
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const allChips = style([
  chips,
  { '@container': { [narrow]: { gridRow: '2', gridColumn: '3 / 5', justifySelf: 'end' } } },
]);
export const entry = style({
  display: 'flex',
  flex: 'none',
  // Words are cut rather than left out where there is no room even for one chip.
  selectors: { [`${allChips}[data-least] ${chips}:first-child > &`]: { flex: '0 1 auto', minInlineSize: 0 } },
});
globalStyle(`${allChips}[data-least], ${allChips}[data-least] > ${chips}:first-child`, { minInlineSize: 0 });

const pressable = {
  position: 'relative',
  cursor: 'pointer',
  textDecoration: 'none',
  // Larger to the finger than to the eye, but not into the other row.
  '::after': { content: '""', position: 'absolute', insetBlock: '-0.625rem', insetInline: '-0.125rem' },
  '@container': { [narrow]: { '::after': { insetBlock: '0 -0.25rem' } } },
} as const;

/** Age and the like; opens everything about the record. */
export const details = style({
  ...pressable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  minBlockSize: '1.5rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.small,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.medium,
  '@container': {
    [narrow]: { gridRow: '1', gridColumn: '4', justifySelf: 'end', '::after': { insetBlock: '-0.25rem 0' } },
  },
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: color.surface.hover },
    '&[data-pressed]': { background: color.surface.pressed },
  },
});
export const arrow = style({
  display: 'grid',
  color: color.text.muted,
  // On a phone the name needs the room more; the age stays a button.
  '@container': { [narrow]: { display: 'none' } },
});

const tone = (name: keyof typeof color.status) => ({
  color: color.status[name].text,
  background: color.status[name].surface,
  borderColor: `color-mix(in oklab, ${color.status[name].border} 35%, transparent)`,
});
export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    minBlockSize: '1.5rem',
    minInlineSize: 0,
    maxInlineSize: '14rem',
    paddingInline: '0.4375rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      critical: tone('critical'),
      warning: tone('warning'),
      success: tone('success'),
      info: tone('info'),
      neutral: {
        color: color.text.muted,
        background: color.surface.sunken,
        borderColor: color.border.subtle,
      },
    },
    isPressable: {
      true: {
        ...pressable,
        selectors: { '&[data-hovered], &[aria-expanded="true"]': { borderColor: 'currentColor' } },
      },
      false: {},
    },
  },
});
export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const loading = style({
  inlineSize: '8rem',
  '@container': { [narrow]: { inlineSize: '3rem', gridRow: '2', gridColumn: '3 / 5' } },
});
