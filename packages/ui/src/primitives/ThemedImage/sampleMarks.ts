const drawn = (colour: string, width = 24) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"><rect width="${width}" height="24" rx="6" fill="${colour}"/></svg>`,
  )}`;

/** Images for the stories: dark on light, light on dark, and one far too wide. */
export const marks = { light: drawn('#1c3f94'), dark: drawn('#b7c7f5'), wide: drawn('#1c3f94', 2400) };
