import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkTokensOf } from './darkTokens.ts';
import { pageBrand } from './hueProperties.ts';
import { createPalette } from './palette.ts';
// Order matters: the dark rules must come after the light ones, which also match :root.
import './light.css.ts';

/** Put this class on any element to make its subtree dark; `data-theme="dark"` does the same. */
export const darkTheme = 'hz-dark';

const darkTokens = darkTokensOf(createPalette(pageBrand));
const roles = { color: vars.color, chart: vars.chart, elevation: vars.elevation };
const selector = '[data-theme="dark"], .hz-dark';

createGlobalTheme(selector, roles, darkTokens);
globalStyle(selector, { colorScheme: 'dark' });

// Unless the person has chosen, the system decides.
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(roles, darkTokens) },
  },
});
