import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { sprinklesLayer } from './layers.css.ts';

/** Other properties take one value for every width: each value that may differ is four classes on every first visit. */
const responsive = defineProperties({
  '@layer': sprinklesLayer,
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
    wide: { '@media': media.wide },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
    gridTemplateColumns: {
      1: 'repeat(1, minmax(0, 1fr))',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      5: 'repeat(5, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
      12: 'repeat(12, minmax(0, 1fr))',
    },
  },
});

const layout = defineProperties({
  '@layer': sprinklesLayer,
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    alignSelf: ['auto', 'stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between', 'stretch'],
    justifySelf: ['auto', 'start', 'center', 'end', 'stretch'],
    gap: vars.space,
    rowGap: vars.space,
    columnGap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingInlineStart: vars.space,
    paddingInlineEnd: vars.space,
    flexGrow: { 0: 0, 1: 1 },
    flexShrink: { 0: 0, 1: 1 },
    flexBasis: { auto: 'auto', zero: '0', full: '100%' },
    width: { auto: 'auto', full: '100%', fit: 'fit-content' },
    height: { auto: 'auto', full: '100%', window: 'max(24rem, calc(100dvh - 10rem))' },
    minWidth: { zero: '0', full: '100%' },
    maxWidth: { ...vars.size, full: '100%', none: 'none' },
    overflow: ['visible', 'hidden', 'auto', 'clip'],
    position: ['static', 'relative', 'absolute', 'sticky'],
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingX: ['paddingInlineStart', 'paddingInlineEnd'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const border = (color: string) => `1px solid ${color}`;

const paint = defineProperties({
  '@layer': sprinklesLayer,
  properties: {
    background: {
      page: vars.color.surface.page,
      raised: vars.color.surface.raised,
      sunken: vars.color.surface.sunken,
      overlay: vars.color.surface.overlay,
      selected: vars.color.surface.selected,
      accentSoft: vars.color.accent.soft,
      critical: vars.color.status.critical.surface,
      warning: vars.color.status.warning.surface,
      success: vars.color.status.success.surface,
      info: vars.color.status.info.surface,
    },
    border: {
      none: 'none',
      subtle: border(vars.color.border.subtle),
      default: border(vars.color.border.default),
    },
    borderBlockEnd: { subtle: border(vars.color.border.subtle), default: border(vars.color.border.default) },
    borderBlockStart: {
      subtle: border(vars.color.border.subtle),
      default: border(vars.color.border.default),
    },
    borderRadius: vars.radius,
    boxShadow: vars.elevation,
  },
});

/**
 * Layout and paint by token name; `display`, `flexDirection` and `gridTemplateColumns` also by
 * `{ phone, tablet, desktop, wide }`. For primitives only.
 */
export const sprinkles = createSprinkles(responsive, layout, paint);
export type Sprinkles = Parameters<typeof sprinkles>[0];
