import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.travel})` } });

export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: '6rem',
});
export const thing = style({
  padding: vars.space.md,
  borderRadius: vars.radius.surface,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  animation: `${arrive} ${vars.motion.in} ${vars.motion.ease}`,
});
