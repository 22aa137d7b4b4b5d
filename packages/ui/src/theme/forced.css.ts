import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
// Order matters: forced colours come after every theme.
import './dark.css.ts';
import { darkTokensOf } from './darkTokens.ts';
import { pageBrand } from './hueProperties.ts';
import { lightTokensOf } from './lightTokens.ts';
import { createPalette } from './palette.ts';

const palette = createPalette(pageBrand);
const lightTokens = lightTokensOf(palette);
const darkTokens = darkTokensOf(palette);
const { accent, border, focus, status, surface, text, warm } = vars.color;

const plain = {
  text: 'CanvasText',
  icon: 'CanvasText',
  border: 'CanvasText',
  surface: 'Canvas',
  solid: 'Highlight',
  onSolid: 'HighlightText',
};

/**
 * Forced colours: the system paints, and what it leaves to us (canvases, icons, elements that opt out) uses its colour
 * names. Charts keep their own colours, because those carry data, in the theme that matches the system's background.
 */
const roles = {
  ...assignVars(surface, {
    page: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    overlay: 'Canvas',
    control: 'Field',
    hover: 'Canvas',
    pressed: 'Canvas',
    selected: 'Canvas',
    disabled: 'Canvas',
    inverse: 'CanvasText',
    scrim: lightTokens.color.surface.scrim,
  }),
  ...assignVars(text, {
    primary: 'CanvasText',
    muted: 'CanvasText',
    disabled: 'GrayText',
    link: 'LinkText',
    onAccent: 'HighlightText',
    onInverse: 'Canvas',
  }),
  ...assignVars(border, {
    subtle: 'CanvasText',
    default: 'CanvasText',
    control: 'CanvasText',
    controlHover: 'Highlight',
  }),
  ...assignVars(accent, {
    solid: 'Highlight',
    hover: 'Highlight',
    pressed: 'Highlight',
    soft: 'Canvas',
    softHover: 'Canvas',
    border: 'Highlight',
    icon: 'Highlight',
  }),
  ...assignVars(warm, {
    surface: 'Canvas',
    fill: 'Canvas',
    border: 'CanvasText',
    drawing: 'CanvasText',
    text: 'CanvasText',
  }),
  ...assignVars(focus, { ring: 'Highlight' }),
  ...assignVars(status, { critical: plain, warning: plain, success: plain, info: plain }),
};

// More specific than any theme or brand, wherever these apply.
const anywhere =
  ':root:root:root:root, :root:root:root :is([data-theme], [data-brand], [class~="hz-dark"], [class~="hz-light"])';

globalStyle(anywhere, {
  '@media': {
    '(forced-colors: active)': { vars: { ...roles, ...assignVars(vars.chart, lightTokens.chart) } },
    '(forced-colors: active) and (prefers-color-scheme: dark)': {
      vars: assignVars(vars.chart, darkTokens.chart),
    },
  },
});
