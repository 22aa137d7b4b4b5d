import type { Brand } from '../palette.ts';

const files = import.meta.glob<Record<string, Brand>>(['./*.ts', '!./*.css.ts', '!./everyBrand.ts'], {
  eager: true,
});

/** Every example brand, by name: tests iterate over it, so that a new file is checked automatically. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(files).flatMap((exported) => Object.entries(exported)),
);
