import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { chart, color, font, radius, space } = vars;

export const bar = style({
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  minInlineSize: 0,
});
export const label = style({ overflowWrap: 'anywhere', minInlineSize: 0 });
export const value = style({
  // The unit follows its number on right-to-left pages too.
  unicodeBidi: 'plaintext',
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const unit = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
});

export const track = style({
  position: 'relative',
  display: 'block',
  blockSize: '16px',
  borderRadius: radius.small,
  background: color.surface.sunken,
  selectors: {
    // Without any range there is nothing to be inside of: outlined, not an empty bar.
    '&[data-empty="true"]': { background: 'none', border: `1px dashed ${color.border.control}` },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid GrayText',
      selectors: { '&[data-empty="true"]': { border: '1px dashed GrayText' } },
    },
  },
});
const stretch = {
  position: 'absolute',
  insetInlineStart: 'var(--from)',
  inlineSize: 'calc(var(--to) - var(--from))',
} as const;
export const band = style({
  ...stretch,
  insetBlock: 0,
  background: chart.target.band,
  borderInline: `2px solid ${chart.target.edge}`,
  selectors: {
    // An open side has no edge.
    '&[data-open-before="true"]': {
      borderInlineStart: 0,
      borderStartStartRadius: radius.small,
      borderEndStartRadius: radius.small,
    },
    '&[data-open-after="true"]': {
      borderInlineEnd: 0,
      borderStartEndRadius: radius.small,
      borderEndEndRadius: radius.small,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const context = style({
  ...stretch,
  insetBlockEnd: '-4px',
  blockSize: '2px',
  background: color.text.muted,
  '@media': { [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
/** Its shape says where the value is: a dot inside, a rhombus outside, a hollow dot without a verdict. */
export const marker = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 'clamp(7px, var(--at), calc(100% - 7px))',
  inlineSize: '12px',
  blockSize: '12px',
  marginBlockStart: '-6px',
  marginInlineStart: '-6px',
  borderRadius: radius.pill,
  border: `2px solid ${color.text.primary}`,
  background: color.text.primary,
  outline: `2px solid ${color.surface.page}`,
  selectors: {
    '&[data-state="below"], &[data-state="above"]': {
      borderRadius: 0,
      transform: 'rotate(45deg)',
      borderColor: color.status.warning.icon,
      background: color.status.warning.icon,
    },
    '&[data-state="none"]': { background: color.surface.page },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'CanvasText',
      outlineColor: 'Canvas',
      selectors: {
        '&[data-state="below"], &[data-state="above"]': { borderColor: 'Highlight', background: 'Highlight' },
        '&[data-state="none"]': { background: 'Canvas' },
      },
    },
  },
});
/** From a value that is cut off to the edge, on the side where it may be. */
export const towards = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1px)',
  blockSize: 0,
  borderBlockStart: `2px dashed ${color.text.primary}`,
  selectors: {
    '&[data-side="start"]': { insetInlineStart: 0, inlineSize: 'var(--at)' },
    '&[data-side="end"]': { insetInlineStart: 'var(--at)', insetInlineEnd: 0 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
/** Points out of the bar where the value is farther out. Logical borders, so that it turns with the page. */
export const beyond = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 4px)',
  borderBlock: '4px solid transparent',
  selectors: {
    '&[data-side="start"]': {
      insetInlineStart: '18px',
      borderInlineEnd: `6px solid ${color.text.primary}`,
    },
    '&[data-side="end"]': { insetInlineEnd: '18px', borderInlineStart: `6px solid ${color.text.primary}` },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md, minInlineSize: 0 });
export const state = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.375rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const range = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const figures = style({
  // A range reads from low to high in every direction of writing.
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
});
