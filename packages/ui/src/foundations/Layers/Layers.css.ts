import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const pile = style({ display: 'grid', paddingBlockEnd: '9rem' });
export const sheet = style({
  position: 'relative',
  gridArea: '1 / 1',
  width: 'min(11rem, 52%)',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
