import { styleVariants } from '@vanilla-extract/css';

const fit = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
});

/** As many columns as fit, each at least this wide. */
export const fitted = styleVariants({
  xs: fit('8rem'),
  sm: fit('11rem'),
  md: fit('16rem'),
  lg: fit('22rem'),
});
