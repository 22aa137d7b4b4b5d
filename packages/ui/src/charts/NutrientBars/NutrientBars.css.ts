import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { onlyHeard as heard } from '../cartesian/CartesianChart.css.ts';

const { color, font, radius, space } = vars;
const wide = '(min-width: 36rem)';
const compact = '[data-compact="true"] &';

export const onlyHeard = heard;
export const table = style({
  position: 'relative',
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  containerType: 'inline-size',
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
/** On narrow screens each row names itself; the headings are announced all the same. */
export const head = style([
  {
    position: 'absolute',
    clipPath: 'inset(50%)',
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    '@container': { [wide]: { position: 'static', clipPath: 'none' } },
  },
]);
export const group = style({ display: 'grid' });
export const groupName = style({
  display: 'block',
  paddingBlock: `${space.xs} ${space.xxs}`,
  fontWeight: font.weight.semibold,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name amount" "scale scale" "state state"',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { [compact]: { paddingBlock: space.xxs } },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(5rem, 1.2fr) minmax(0, 4fr) minmax(8.5rem, 1.6fr)',
      gridTemplateAreas: '"name amount scale state"',
    },
  },
});
export const name = style({ gridArea: 'name', display: 'grid', overflowWrap: 'anywhere', minInlineSize: 0 });
export const note = style({ color: color.text.muted, fontSize: font.size.xs, lineHeight: font.line.xs });
export const amountHeader = style({ textAlign: 'end' });
export const amount = style({
  gridArea: 'amount',
  textAlign: 'end',
  // The unit follows its number on right-to-left pages too.
  unicodeBidi: 'plaintext',
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="unknown"]': { color: color.text.muted, fontWeight: font.weight.regular } },
});
export const scale = style({ gridArea: 'scale', display: 'grid', gap: '2px', minInlineSize: 0 });
export const reference = style({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const state = style({
  gridArea: 'state',
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.375rem',
  minInlineSize: 0,
});
export const words = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs, minInlineSize: 0 });
export const share = style({
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  position: 'relative',
  display: 'block',
  blockSize: '16px',
  borderRadius: radius.small,
  background: color.surface.sunken,
  overflow: 'hidden',
  selectors: {
    // Nothing is known: outlined, not an empty bar.
    '&[data-state="unknown"]': { background: 'none', border: `1px dashed ${color.border.control}` },
    [compact]: { blockSize: '12px', alignSelf: 'center' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid GrayText',
      selectors: { '&[data-state="unknown"]': { border: '1px dashed GrayText' } },
    },
  },
});
export const band = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--low)',
  inlineSize: 'calc(var(--high) - var(--low))',
  background: vars.chart.target.band,
  borderInline: `1px dashed ${vars.chart.target.edge}`,
  selectors: { '&[data-open="true"]': { borderInlineEnd: 0 } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
const stripes = (angle: string, ground: string = color.surface.page) =>
  `repeating-linear-gradient(${angle}, transparent 0 4px, ${ground} 4px 5.5px)`;
export const bar = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineStart: 0,
  inlineSize: 'max(2px, var(--amount))',
  background: vars.chart.series.one,
  selectors: {
    '&[data-state="noReference"]': { background: color.text.muted },
    '&[data-state="under"]': { background: `${stripes('45deg')}, ${color.status.warning.icon}` },
    '&[data-state="over"]': { inlineSize: 'var(--high)' },
    [compact]: { insetBlock: '3px' },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-state="under"]': { background: `${stripes('45deg', 'Canvas')}, CanvasText` },
      },
    },
  },
});
/** What is beyond the band. */
export const excess = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineStart: 'var(--high)',
  inlineSize: 'max(3px, calc(var(--amount) - var(--high)))',
  background: `${stripes('90deg')}, ${color.status.critical.icon}`,
  selectors: { [compact]: { insetBlock: '3px' } },
  '@media': {
    [media.forcedColors]: {
      background: `${stripes('90deg', 'Canvas')}, Highlight`,
      forcedColorAdjust: 'none',
    },
  },
});
export const target = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(var(--target) - 1px)',
  inlineSize: '2px',
  background: color.text.primary,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
