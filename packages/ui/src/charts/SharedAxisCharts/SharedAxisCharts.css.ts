import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { empty as emptyText, onlyHeard as heard } from '../cartesian/CartesianChart.css.ts';

const { color, font, radius, space } = vars;
const system = (rules: Record<string, string>) => ({ '@media': { [media.forcedColors]: rules } });

export const onlyHeard = heard;
export const empty = emptyText;
export const stage = style({
  position: 'relative',
  cursor: 'crosshair',
  borderRadius: radius.control,
  // Time runs from left to right in every language.
  direction: 'ltr',
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const canvas = style({ display: 'block', inlineSize: '100%' });
export const brush = style({ marginBlockStart: space.xs });
/** As high as the brush, whose code loads on demand. */
export const brushToCome = style({ blockSize: '6.75rem' });
/** Over the time that is not chosen. */
export const receding = style({
  position: 'absolute',
  background: `color-mix(in oklab, ${color.surface.page} 70%, transparent)`,
  pointerEvents: 'none',
});
export const draft = style({
  position: 'absolute',
  top: 0,
  borderInline: `1px solid ${color.accent.solid}`,
  background: `color-mix(in oklch, ${color.accent.solid} 14%, transparent)`,
  pointerEvents: 'none',
  ...system({ borderColor: 'Highlight' }),
});

export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  pointerEvents: 'none',
  zIndex: 1,
});
export const hair = style({
  position: 'absolute',
  top: 0,
  inlineSize: '1px',
  background: vars.chart.cursor,
  ...system({ background: 'Highlight' }),
});
const plate = style({
  position: 'absolute',
  // The cursor around it has no width.
  inlineSize: 'max-content',
  padding: `0 ${space.xxs}`,
  borderRadius: radius.small,
  border: `1px solid ${color.border.default}`,
  background: color.surface.overlay,
  color: color.text.primary,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-side="right"] > &': { left: '6px' },
    '[data-side="left"] > &': { right: '6px' },
  },
});
export const chip = style([plate, { display: 'grid', maxInlineSize: '14rem' }]);
export const chipLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const chipTime = style({ color: color.text.muted });
export const chipMoment = style([plate, { fontWeight: font.weight.medium }]);

export const icons = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const icon = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.pill,
  border: `1px solid ${color.border.control}`,
  background: color.surface.control,
  color: color.text.primary,
  selectors: {
    '&[data-crowded="true"]': { inlineSize: '7px', blockSize: '7px', background: color.border.control },
    '&[data-chosen="true"]': {
      background: color.accent.solid,
      borderColor: color.accent.solid,
      color: color.text.onAccent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-crowded="true"]': { background: 'CanvasText' },
        '&[data-chosen="true"]': { outline: '2px solid Highlight' },
      },
    },
  },
});
