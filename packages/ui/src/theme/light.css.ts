import { createGlobalTheme } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { hueDefaults, pageBrand } from './hueProperties.ts';
import { lightTokensOf } from './lightTokens.ts';
import { createPalette } from './palette.ts';

/** Put this class on any element to make its subtree light; `data-theme="light"` does the same. */
export const lightTheme = 'hz-light';

const selector = ':root, [data-theme="light"], .hz-light';
globalStyle(':root', { vars: hueDefaults });
createGlobalTheme(
  selector,
  { color: vars.color, chart: vars.chart, elevation: vars.elevation },
  lightTokensOf(createPalette(pageBrand)),
);
globalStyle(selector, { colorScheme: 'light' });
