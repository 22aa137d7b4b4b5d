import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { chart, color, font, radius, space } = vars;

/** The width of a segment of the bar, in percent. */
export const width = '--hz-share';

export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '0.75rem',
  marginBlock: space.xxs,
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
const tones = {
  one: chart.series.one,
  two: chart.series.two,
  three: chart.series.three,
  four: chart.series.four,
  five: chart.series.five,
  six: chart.series.six,
  carbohydrate: chart.macro.carbohydrate,
  fat: chart.macro.fat,
  protein: chart.macro.protein,
};
export type ShareTone = keyof typeof tones;
export const segment = recipe({
  base: {
    flexShrink: 0,
    width: `calc(var(${width}, 0) * 1%)`,
    selectors: { '[data-disabled] &': { opacity: 0.5 } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  variants: {
    tone: Object.fromEntries(
      Object.entries(tones).map(([name, background]) => [name, { background }]),
    ) as Record<ShareTone, { background: string }>,
  },
});
export const fillTone = recipe({
  variants: {
    tone: Object.fromEntries(
      Object.entries(tones).map(([name, background]) => [
        name,
        { selectors: { '&&:not([data-disabled] *)': { background } } },
      ]),
    ) as Record<ShareTone, { selectors: Record<'&&:not([data-disabled] *)', { background: string }> }>,
  },
});
export const rows = style({ display: 'flex', flexDirection: 'column', gap: space.sm });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) minmax(4rem, 1fr) auto',
  alignItems: 'end',
  columnGap: space.sm,
});
// The number's own footer adds a gap below its box.
export const end = style({
  height: vars.density.control,
  marginBlockEnd: space.xxs,
  display: 'flex',
  alignItems: 'center',
});
export const slide = style({ flex: 1, minWidth: 0 });
export const cell = style({
  marginBlockEnd: space.xxs,
  display: 'flex',
  alignItems: 'flex-end',
  minWidth: 0,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  marginBlockStart: space.xxs,
});
export const total = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.375rem',
    minWidth: 0,
    fontSize: font.size.sm,
    lineHeight: font.line.sm,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    isWhole: { true: { color: color.status.success.text }, false: { color: color.status.warning.text } },
  },
});
