import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxInlineSize: '100%',
});
/** Hidden on the screen, where the popover shows the explanation. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const parts = style({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  overflowWrap: 'anywhere',
});
export const value = style({
  fontSize: font.size.xl,
  lineHeight: font.line.xl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
/** Only printed: on the screen, the window's title names the figure. */
export const valueName = style({ display: 'none', '@media': { print: { display: 'inline' } } });
export const heading = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.semibold,
});
export const formula = style({
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.control,
  background: color.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
});
export const inputs = style({ display: 'grid' });
export const input = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  paddingBlock: space.xxs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const inputName = style({ minInlineSize: 0 });
export const inputValue = style({
  minInlineSize: 0,
  textAlign: 'end',
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ color: color.text.muted });
export const inputDate = style({
  gridColumn: '1 / -1',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({ display: 'grid', gap: space.xxs });
export const reason = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
/** A printed link cannot be followed, so its address is spelled out. */
export const address = style({ display: 'none', '@media': { print: { display: 'block' } } });
