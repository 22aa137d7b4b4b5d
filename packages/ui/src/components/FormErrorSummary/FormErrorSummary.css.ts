import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  marginBlockStart: vars.space.xxs,
  paddingInlineStart: '1.125rem',
  listStyle: 'disc',
});
export const jump = style({
  color: vars.color.status.critical.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textAlign: 'start',
  // A wrapped button aligns its first line with the bullet, not its last.
  verticalAlign: 'top',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
});
