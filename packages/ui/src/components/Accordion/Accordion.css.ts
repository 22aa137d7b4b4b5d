import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const accordion = style({
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  background: color.surface.page,
  minWidth: 0,
});
export const item = style({
  minWidth: 0,
  padding: '2px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const title = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  minWidth: 0,
});
export const meta = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.regular,
});
