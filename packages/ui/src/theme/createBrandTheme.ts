import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { brandSelectors } from './brandSelectors.ts';
import { vars } from './contract.css.ts';
// Order matters: a brand's rules must come after the product's own, which have the same specificity.
import './dark.css.ts';
import { darkTokensOf } from './darkTokens.ts';
import { lightTokensOf } from './lightTokens.ts';
import { createPalette, type Brand } from './palette.ts';

const roles = { color: vars.color, chart: vars.chart, elevation: vars.elevation };

/**
 * A white label: fills the colour roles from a brand's own hues wherever `data-brand` names it, in light and in dark.
 * Call it in a `.css.ts` file. No component depends on it. Without vanilla-extract, use `brandStyleSheet`.
 *
 * @example createBrandTheme('salvia', salvia)
 */
export function createBrandTheme(name: string, brand: Brand): void {
  const palette = createPalette(brand);
  const { light, dark, system } = brandSelectors(name);
  const darkTokens = darkTokensOf(palette);
  createGlobalTheme(light, roles, lightTokensOf(palette));
  createGlobalTheme(dark, roles, darkTokens);
  globalStyle(system, {
    '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(roles, darkTokens) } },
  });
}
