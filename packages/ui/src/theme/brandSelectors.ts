/**
 * Where a brand's colours apply: `data-brand` on the root element (or on any other), in the theme that `data-theme`
 * sets there or inside; `system` is for the media query `prefers-color-scheme: dark`.
 */
export function brandSelectors(name: string) {
  const brand = `[data-brand="${name}"]`;
  return {
    light: `${brand}, ${brand} [data-theme="light"], ${brand} .hz-light`,
    dark: `${brand}[data-theme="dark"], ${brand} [data-theme="dark"], ${brand} .hz-dark, [data-theme="dark"] ${brand}:not([data-theme="light"])`,
    system: `${brand}:not([data-theme])`,
  };
}
