import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A container query, not a media query: beside an open rail there is as little room as in a narrow window. */
export const room = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 });

/** From this width on, what is beside the main part leaves it two thirds of the room or more. */
const wide = '(min-width: 960px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      // What follows the lead takes the height that the main part has beyond it.
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xl,
      rowGap: vars.space.lg,
    },
  },
});
const part = (gridColumn: string, gridRow: string) =>
  style({ minInlineSize: 0, '@container': { [wide]: { gridColumn, gridRow } } });
export const lead = part('2', '1');
export const main = part('1', '1 / span 2');
export const rest = part('2', '2');
export const restAlone = part('2', '1 / span 2');
export const inSight = style({
  '@container': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.topBar} + ${vars.space.md})`,
      maxBlockSize: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.md})`,
      overflow: 'auto',
    },
  },
});
