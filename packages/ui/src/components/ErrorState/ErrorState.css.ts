import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Words that cannot break never widen it. */
export const whole = style({ overflowWrap: 'anywhere' });
export const room = style({ maxWidth: '100%' });
export const reference = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.text.muted,
  fontFamily: vars.font.family.code,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  overflowWrap: 'anywhere',
});
