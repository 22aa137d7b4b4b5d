import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space, stroke } = vars;
const line = `${stroke.hairline} solid ${color.border.subtle}`;

export const scroll = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', color: color.text.primary });
export const cell = style({
  paddingBlock: space.xs,
  paddingInline: `0 ${space.md}`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const head = style([
  cell,
  {
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    fontWeight: font.weight.medium,
  },
]);
export const name = style([
  cell,
  {
    width: '12rem',
    fontFamily: font.family.code,
    fontSize: font.size.xs,
    lineHeight: font.line.sm,
    fontWeight: font.weight.regular,
  },
]);
export const value = style([
  cell,
  {
    width: '12rem',
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.sm,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);
