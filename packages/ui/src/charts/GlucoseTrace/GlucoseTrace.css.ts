import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';

export const stage = style({
  position: 'relative',
  cursor: 'crosshair',
  overflow: 'hidden',
  // Rounded only while focused: a rounded clip would cost time in every frame of a pan.
  selectors: { '&:focus-visible': { overflow: 'visible', borderRadius: vars.radius.control } },
});
export const canvas = style({ inlineSize: '100%', touchAction: 'pan-y', direction: 'ltr' });
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const cursor = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  visibility: 'hidden',
  direction: 'ltr',
});
export const hair = style({
  position: 'absolute',
  insetBlock: '8px 24px',
  left: 0,
  inlineSize: '1px',
  background: vars.chart.cursor,
  transform: 'translateX(var(--cursor-x))',
});
export const dot = style({
  position: 'absolute',
  top: '-5px',
  left: '-5px',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.chart.cursor}`,
  background: vars.color.surface.page,
  transform: 'translate(var(--cursor-x), var(--cursor-y))',
});
export const readout = style({
  position: 'absolute',
  top: '12px',
  left: 0,
  display: 'grid',
  maxInlineSize: '14rem',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-side="right"] > &': { transform: 'translateX(calc(var(--cursor-x) + 12px))' },
    '[data-side="left"] > &': { transform: 'translateX(calc(var(--cursor-x) - 12px - 100%))' },
  },
});
export const readValue = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  fontWeight: vars.font.weight.semibold,
});
export const readNote = style({
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  color: vars.color.text.muted,
  whiteSpace: 'normal',
});

export const lane = style({ position: 'relative', blockSize: '30px', direction: 'ltr', overflow: 'hidden' });
export const laneItem = style({ position: 'absolute', left: 0, top: '2px' });
export const event = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  marginInlineStart: '-13px',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.border.control}`,
  background: vars.color.surface.control,
  color: vars.color.text.primary,
  cursor: 'pointer',
  outlineOffset: '-2px !important',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-pressed="true"]': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
      color: vars.color.text.onAccent,
    },
    '[data-crowded="true"] > &:not([aria-pressed="true"]):not(:focus-visible)': {
      inlineSize: '8px',
      blockSize: '8px',
      marginInlineStart: '-4px',
      marginBlockStart: '16px',
      color: 'transparent',
      background: vars.color.border.control,
      overflow: 'hidden',
    },
  },
  '@media': {
    [media.forcedColors]: {
      // An icon is hidden where it does not fit, and the selected one stays readable.
      forcedColorAdjust: 'none',
      selectors: { '&[aria-pressed="true"]': forcedSolid },
    },
  },
});
