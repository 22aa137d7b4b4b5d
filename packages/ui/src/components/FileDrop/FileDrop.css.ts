import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, space } = vars;

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '10rem',
  padding: space.lg,
  border: `1.5px dashed ${color.border.control}`,
  borderRadius: radius.surface,
  background: color.surface.raised,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background ${motion.out} ${motion.ease}, border-color ${motion.out} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.border.controlHover },
    '&[data-drop-target]': {
      background: color.accent.soft,
      borderColor: color.accent.solid,
      borderStyle: 'solid',
    },
    '&[data-disabled]': { background: color.surface.disabled, color: color.text.disabled },
  },
});
export const isRefusing = style({ borderColor: color.status.critical.border });
/** The content of the zone; has no box of its own. */
export const content = style({ display: 'contents' });
export const drawing = style({ display: 'flex', color: color.text.muted });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  textAlign: 'start',
});
export const about = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.xxs });
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.medium,
});
export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: space.xs });
export const listed = style({
  minWidth: 0,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const failure = style({
  color: color.status.critical.text,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  overflowWrap: 'anywhere',
});
