import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const compact = {
  control: '2rem',
  controlSmall: '1.75rem',
  controlLarge: '2.5rem',
  /** Minimum target size for a finger or a mouse. */
  target: '1.5rem',
  row: '2.25rem',
  inset: '0.75rem',
  gap: '0.75rem',
  bodySize: '0.875rem',
  bodyLine: '1.25rem',
};

const comfortable = {
  control: '2.5rem',
  controlSmall: '2rem',
  controlLarge: '2.75rem',
  target: '1.75rem',
  row: '3rem',
  inset: '1rem',
  gap: '1rem',
  bodySize: '1rem',
  bodyLine: '1.5rem',
};

/** Touch needs 44 px whatever density was chosen. */
const touch = {
  ...comfortable,
  control: '2.75rem',
  controlSmall: '2.75rem',
  controlLarge: '3rem',
  target: '2.75rem',
};

createGlobalTheme(':root, [data-density="compact"]', vars.density, compact);
createGlobalTheme('[data-density="comfortable"]', vars.density, comfortable);
globalStyle(':root, [data-density]', {
  '@media': { '(pointer: coarse)': { vars: assignVars(vars.density, touch) } },
});
