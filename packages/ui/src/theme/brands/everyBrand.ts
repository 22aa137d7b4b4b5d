import type { Brand } from '../palette.ts';

const files = import.meta.glob<Record<string, Brand>>(['./*.ts', '!./*.css.ts', '!./everyBrand.ts'], {
  eager: true,
});

/** Every example of a white label, by name: what tests go through, so that a new file is checked by being there. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(files).flatMap((exported) => Object.entries(exported)),
);
