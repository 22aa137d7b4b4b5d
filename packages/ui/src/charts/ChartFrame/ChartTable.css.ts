import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const scroller = style({
  maxBlockSize: '24rem',
  overflow: 'auto',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
});
export const table = style({
  inlineSize: '100%',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface.raised,
  zIndex: 1,
});
export const row = style({ blockSize: '32px', borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
const cellBase = style({
  paddingInline: vars.space.sm,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});
export const header = style([
  cellBase,
  {
    blockSize: '32px',
    color: vars.color.text.muted,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    boxShadow: `inset 0 -1px 0 ${vars.color.border.default}`,
  },
]);
export const rowHeader = style([
  cellBase,
  { fontWeight: vars.font.weight.regular, color: vars.color.text.muted },
]);
export const cell = style([cellBase]);
