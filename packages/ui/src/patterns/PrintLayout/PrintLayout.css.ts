import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const paperWidth = '--hz-paper-width';
export const paperHeight = '--hz-paper-height';
/** The page's margin on screen; printed, it is the paper's own. */
const margin = createVar();

export const frame = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: `clamp(0px, 2vw, 2rem)`,
  borderRadius: radius.surface,
  background: color.surface.sunken,
});
export const sheet = style({
  vars: {
    [margin]: 'clamp(1rem, 5vw, 16mm)',
    [color.surface.page]: 'white',
    [color.text.primary]: 'black',
    [color.text.muted]: 'black',
    [color.text.link]: 'black',
  },
  display: 'table',
  boxSizing: 'border-box',
  tableLayout: 'fixed',
  inlineSize: `min(100%, var(${paperWidth}))`,
  blockSize: `min(var(${paperHeight}), 140vw)`,
  padding: margin,
  border: `1px solid ${color.border.default}`,
  background: 'white',
  color: 'black',
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  overflowWrap: 'anywhere',
  '@media': {
    print: {
      display: 'table',
      inlineSize: '100%',
      blockSize: 'auto',
      padding: 0,
      border: 0,
      // Ranges and shares are surfaces: without them a printed chart says nothing.
      printColorAdjust: 'exact',
    },
  },
});
/** Heads and feet of a table are repeated on every page, if they cannot break. */
export const header = style({
  display: 'table-header-group',
  breakInside: 'avoid',
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const headerText = style({ paddingBlockEnd: space.md });
export const footerText = style({ paddingBlockStart: space.md });
export const body = style({ display: 'table-row-group' });
export const footer = style({
  display: 'table-footer-group',
  breakInside: 'avoid',
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const block = recipe({
  base: { breakInside: 'avoid', selectors: { '& + &': { marginBlockStart: space.md } } },
  variants: { startsPage: { true: { breakBefore: 'page' } } },
});

/** Tools of charts, and what only a pointer or the keyboard brings. */
globalStyle(`${sheet} [data-screen-only]`, { display: 'none' });
globalStyle(`${sheet} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${sheet} a[href^="http"]::after`, { content: '" (" attr(href) ")"' });
globalStyle(`${sheet} thead`, { display: 'table-header-group', breakInside: 'avoid' });
globalStyle(`${sheet} :is(tr, figure, img, svg, canvas)`, { breakInside: 'avoid' });
globalStyle(`${sheet} :is(h1, h2, h3, h4)`, { breakAfter: 'avoid' });
globalStyle(`${sheet} p`, { orphans: 3, widows: 3 });

/** Around the sheet nothing is printed, and nothing holds it in place. */
globalStyle(`body:has(${sheet}) *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`html:has(${sheet}), body:has(${sheet}), body *:has(${sheet})`, {
  '@media': {
    print: {
      display: 'block !important',
      position: 'static',
      blockSize: 'auto !important',
      maxBlockSize: 'none !important',
      inlineSize: 'auto !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      background: 'white !important',
      transform: 'none !important',
    },
  },
});
