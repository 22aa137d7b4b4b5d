import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './breakpoints.ts';
import { resetLayer } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  fontFamily: vars.font.family.text,
  fontSize: '100%',
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // Long words (surnames, file names) must never widen a page at 320 px.
  overflowWrap: 'break-word',
});
reset('body', {
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontSize: vars.density.bodySize,
  lineHeight: vars.density.bodyLine,
  fontFeatureSettings: "'cv05', 'cv08', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('[hidden]', { display: 'none !important' });
reset('::placeholder', { color: vars.color.text.muted, opacity: 1 });
reset('::selection', { background: vars.color.accent.softHover, color: vars.color.text.primary });

// One focus ring for everything focusable; React Aria's components add theirs through data-focus-visible.
globalStyle(':focus-visible, [data-focus-visible]', {
  outline: `${vars.stroke.focus} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.stroke.focusOffset,
});
globalStyle(':focus:not(:focus-visible):not([data-focus-visible])', { outline: 'none' });

globalStyle(':focus-visible, [data-focus-visible]', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      // However short, it would start with a frame in which the appearing element is invisible.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // Any duration, however short, would turn every property change into a transition: measurements right after a
      // change would see the old value.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
