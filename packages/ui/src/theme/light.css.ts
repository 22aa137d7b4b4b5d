import { createGlobalTheme } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { lightTokens } from './lightTokens.ts';

/** Put this class on any element to make its subtree light; `data-theme="light"` does the same. */
export const lightTheme = 'hz-light';

const selector = ':root, [data-theme="light"], .hz-light';
createGlobalTheme(selector, { color: vars.color, chart: vars.chart, elevation: vars.elevation }, lightTokens);
globalStyle(selector, { colorScheme: 'light' });
