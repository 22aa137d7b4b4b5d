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
  // A button that wraps stands with its first line at the bullet, not with its last.
  verticalAlign: 'top',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
});
