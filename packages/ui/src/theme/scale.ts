/**
 * What is the same in every theme: spacing on a 4 px grid, radii, type and its rhythm, motion, layers, page dimensions.
 */
export const scale = {
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
  },
  radius: { none: '0', small: '4px', control: '6px', surface: '10px', pill: '999px' },
  font: {
    family: {
      text: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      code: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
    },
    size: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem', xxl: '1.875rem' },
    line: { xs: '1rem', sm: '1.25rem', md: '1.5rem', lg: '1.75rem', xl: '2rem', xxl: '2.25rem' },
    weight: { regular: '400', medium: '500', semibold: '600' },
    tracking: { normal: '0', tight: '-0.01em', tighter: '-0.015em' },
  },
  rhythm: {
    unit: '0.25rem',
    paragraph: '0.75rem',
    item: '0.25rem',
    beforeHeading: { md: '1.25rem', lg: '1.75rem', xl: '2.5rem', xxl: '3rem' },
    afterHeading: '0.5rem',
  },
  stroke: { hairline: '1px', focus: '2px', focusOffset: '2px' },
  motion: {
    in: '120ms',
    out: '90ms',
    ease: 'cubic-bezier(0.2, 0, 0.2, 1)',
    travel: '6px',
    turn: '800ms',
    breathe: '1600ms',
  },
  z: { base: '0', sticky: '10', menu: '20', overlay: '100', dialog: '200', toast: '300', tooltip: '400' },
  size: { menu: '4rem', topBar: '3.5rem', content: '90rem', form: '45rem', prose: '70ch', rail: '20rem' },
} as const;
