/** The light theme of the kit in sRGB: a PDF knows no `oklch()`. */
export const PALETTE = {
  text: '#171b20',
  muted: '#575b62',
  border: '#ced1d6',
  surface: '#f4f6f8',
  accent: '#345fb2',
  warning: { text: '#754b00', surface: '#fff2de', edge: '#b37903' },
} as const;
