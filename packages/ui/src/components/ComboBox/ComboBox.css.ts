import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

/** Messages in the list: it is loading, nothing matches. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: space.xs,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
/** A row that performs an action: create, try again. */
export const act = style({ color: color.text.link, fontWeight: font.weight.medium });
export const failure = style({
  display: 'block',
  color: color.status.critical.text,
  fontWeight: font.weight.regular,
});
