import { brandSelectors } from './brandSelectors.ts';
import { darkTokensOf } from './darkTokens.ts';
import { lightTokensOf } from './lightTokens.ts';
import { createPalette, type Brand } from './palette.ts';
import { tokenName } from './tokenName.ts';

interface Tokens {
  readonly [name: string]: string | Tokens;
}

function* declarations(tokens: Tokens, path: readonly string[] = []): Generator<string> {
  for (const [key, value] of Object.entries(tokens)) {
    const here = [...path, key];
    if (typeof value === 'string') yield `--${tokenName(here)}:${value}`;
    else yield* declarations(value, here);
  }
}

const rule = (selector: string, tokens: Tokens) => `${selector}{${[...declarations(tokens)].join(';')}}`;

/**
 * A brand as plain CSS, for apps that use the package without vanilla-extract: write it to a file, load it after the
 * kit's own style sheet, and put `data-brand` on the root element.
 *
 * @example writeFileSync('salvia.css', brandStyleSheet('salvia', salvia))
 */
export function brandStyleSheet(name: string, brand: Brand): string {
  const palette = createPalette(brand);
  const { light, dark, system } = brandSelectors(name);
  const darkTokens = darkTokensOf(palette);
  return [
    rule(light, lightTokensOf(palette)),
    rule(dark, darkTokens),
    `@media (prefers-color-scheme: dark){${rule(system, darkTokens)}}`,
    '',
  ].join('\n');
}
