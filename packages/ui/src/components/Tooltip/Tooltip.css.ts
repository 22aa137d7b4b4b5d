import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(2px)' } });

export const tooltip = style({
  maxWidth: 'min(18rem, calc(100vw - 1rem))',
  overflowWrap: 'anywhere',
  padding: '0.25rem 0.5rem',
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.in} ${vars.motion.ease}` } },
  '@media': { [media.forcedColors]: { borderColor: 'Canvas', forcedColorAdjust: 'none' } },
});
