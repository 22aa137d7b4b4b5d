import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { scale } from './scale.ts';

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    rhythm: vars.rhythm,
    stroke: vars.stroke,
    motion: vars.motion,
    z: vars.z,
    size: vars.size,
  },
  scale,
);
