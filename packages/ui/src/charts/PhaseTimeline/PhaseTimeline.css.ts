import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const phaseBase = style({
  stroke: vars.color.border.default,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
/** Neighbours differ in background and are separated by a border. */
export const phase = style([phaseBase, { fill: vars.color.surface.raised }]);
export const otherPhase = style([phaseBase, { fill: vars.color.surface.pressed }]);
export const boundary = style({
  stroke: vars.color.border.control,
  strokeDasharray: '1 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** As wide as a finger needs where one is used; what is seen is a line with a grip. */
export const handle = style({
  position: 'absolute',
  top: 0,
  width: '24px',
  marginLeft: '-12px',
  borderRadius: vars.radius.small,
  cursor: 'ew-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(50% - 1px)',
      width: '2px',
      background: vars.color.accent.border,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '8px',
      height: '22px',
      left: 'calc(50% - 4px)',
      width: '8px',
      borderRadius: vars.radius.small,
      border: `1px solid ${vars.color.surface.page}`,
      background: vars.color.accent.solid,
    },
    '&[data-kind="mark"]::after': { top: 'auto', bottom: '4px' },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    '(pointer: coarse)': { width: '44px', marginLeft: '-22px' },
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&::after': { background: 'ButtonText', borderColor: 'Canvas' },
      },
    },
  },
});
