import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const checklist = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
});
export const name = style({
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
});
export const count = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({ display: 'flex', flexDirection: 'column' });
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  minWidth: 0,
  paddingBlock: space.xxs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const step = style({ flex: 1, minWidth: 0 });
export const done = style({ color: color.text.muted });
export const meta = style({
  flexShrink: 0,
  maxWidth: '40%',
  paddingBlockStart: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const empty = style({ color: color.text.muted, fontSize: font.size.sm });
