import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Everything that is the same in every theme: space on 4, radii, type, motion, order of layers, page measures. */
createGlobalTheme(
  ':root',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    motion: vars.motion,
    z: vars.z,
    size: vars.size,
  },
  {
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
    },
    motion: { in: '120ms', out: '90ms', ease: 'cubic-bezier(0.2, 0, 0.2, 1)', travel: '6px' },
    z: { base: '0', sticky: '10', menu: '20', overlay: '100', dialog: '200', toast: '300', tooltip: '400' },
    size: { menu: '4rem', topBar: '3.5rem', content: '90rem', form: '45rem', prose: '70ch', rail: '20rem' },
  },
);
