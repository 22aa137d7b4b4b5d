/** Widths in px at which the layout changes. At `desktop` and above the menu is beside the content. */
export const breakpoints = { tablet: 600, desktop: 992, wide: 1280 } as const;

/** Media queries by name, narrowest first; `phone` is the default that the others override. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
