import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const dialog = style({ display: 'grid', gap: space.xs, padding: space.xs, outline: 'none' });
export const title = style({
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
});
export const list = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.xxs,
  minInlineSize: '15rem',
});
export const foot = style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  paddingBlockStart: space.xs,
});
