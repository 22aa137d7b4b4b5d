import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { press } from '../../theme/press.css.ts';

const { color, density, radius, space } = vars;

/** The country, inside the box at its start. */
export const country = style({ display: 'flex', flexShrink: 0, alignSelf: 'stretch' });
export const trigger = style([
  press,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    paddingInline: `${density.inset} ${space.xxs}`,
    borderStartStartRadius: `calc(${radius.control} - 1px)`,
    borderEndStartRadius: `calc(${radius.control} - 1px)`,
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
  },
]);
export const code = style({
  color: color.text.muted,
  selectors: { '[data-disabled] &': { color: color.text.disabled } },
});
/** Numbers run left to right even on a right-to-left page. */
export const number = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:dir(rtl)': { textAlign: 'end' } },
});
export const search = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space.xxs})`,
  zIndex: 1,
  margin: `calc(-1 * ${space.xxs})`,
  marginBlockEnd: 0,
  padding: space.xxs,
  background: color.surface.overlay,
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  flex: 1,
  minWidth: 0,
});
